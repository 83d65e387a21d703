import { playLairs } from './support/enterRoom';

describe('the lairs of the base box', () =>
  playLairs(
    [
      ['lord:sorcerer', 'room:lair-of-sorcerer', 'temple', '3 troll, 3 ghoul, 1 crypt-spider, 2 skeleton-archer', 0],
      ['lord:gorgon', 'room:lair-of-gorgon', 'tomb', '2 centaur, 2 minotaur, 1 cerberus, 2 ghoul', 0],
      ['lord:lich', 'room:lair-of-lich', 'ossuary', '2 zombie, 1 crypt-spider, 3 skeleton-archer, 1 ghoul, 2 troll', 0],
      ['lord:dragon', 'room:lair-of-dragon', 'forge', '2 fire-spirit, 2 giant-scorpion, 2 fire-demon, 3 orc', 0],
    ],
    {},
  ));

describe('the lairs of Soloth', () =>
  playLairs(
    [
      [
        'lord:queen-of-the-underworld',
        'room:lair-of-queen-of-the-underworld',
        'crypt',
        '2 fire-demon, 2 flame-salamander',
        0,
      ],
      ['lord:orc-warchief', 'room:lair-of-orc-warchief', 'forge', '3 orc, 2 orc-wolf-rider', 0],
      ['lord:hydra', 'room:lair-of-hydra', 'cave', '2 lizard-man, 2 giant-scorpion', 0],
      [
        'lord:shape-shifter',
        'room:lair-of-shape-shifter',
        'ossuary',
        '1 vampire, 2 gargoyle, 2 manticore, 1 fire-demon',
        0,
      ],
    ],
    { expansions: ['soloth'] },
  ));
