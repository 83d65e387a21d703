import { choosing, hasActed, hurt, mostly, type Position } from './position';
import { reaches } from './seen';

/** Who goes first, and what it leaves to those who follow. */
export const ORDER: readonly Position[] = [
  {
    name: 'the front Orc strikes first and clears the way for the one behind it',
    on: {
      board: 'tomb',
      turn: 'overseer',
      heroes: { wizard: [150, 330, { life: 2, spells: [] }] },
      monsters: [
        ['orc', 150, 90],
        ['orc', 150, 150],
      ],
    },
    isSolvedBy: choosing('monster:orc-2>attack-1'),
  },
  {
    name: 'the Zombie in the way of the Giant Scorpion goes first',
    on: {
      board: 'crypt',
      turn: 'overseer',
      heroes: { elf: [150, 340, { life: 3 }] },
      monsters: [
        ['giant-scorpion', 150, 70],
        ['zombie', 150, 130],
      ],
    },
    isSolvedBy: choosing('monster:zombie-1>attack-1'),
  },
  {
    name: 'the Minotaur in front of the Gorgon strikes before she does',
    on: {
      board: 'tomb',
      turn: 'overseer',
      heroes: { thief: [150, 330, { life: 2 }] },
      monsters: [['minotaur', 150, 150]],
      lord: ['gorgon', 150, 60, { life: 5 }],
    },
    isSolvedBy: choosing('monster:minotaur-1>attack-1'),
  },
  {
    name: 'the Barbarian in front strikes the Cerberus before the Thief behind him',
    on: {
      board: 'tomb',
      turn: 'heroes',
      heroes: { barbarian: [150, 330, { berserk: 0 }], thief: [150, 390] },
      monsters: [['cerberus', 150, 120]],
    },
    isSolvedBy: choosing('hero:barbarian>punch'),
  },
  {
    name: 'the Paladin in front strikes the Manticore before the Ice Princess behind him',
    on: {
      box: 'soloth',
      board: 'tomb',
      turn: 'heroes',
      heroes: { paladin: [150, 330], 'ice-princess': [150, 400] },
      monsters: [['manticore', 150, 120]],
    },
    isSolvedBy: choosing(/^hero:paladin>(punch|smite)$/),
  },
  {
    name: 'an Orc strikes the Wizard so that the next one still sees him, not behind the pillar',
    on: {
      board: 'ossuary',
      turn: 'overseer',
      heroes: { wizard: [150, 305, { life: 2, spells: [] }] },
      monsters: [
        ['orc', 100, 130],
        ['orc', 205, 130],
      ],
    },
    isSolvedBy: mostly(
      (end, start) =>
        hurt('hero:wizard')(end, start) &&
        ['monster:orc-1', 'monster:orc-2'].some((id) => reaches(end, id) && !hasActed(end, id)),
    ),
  },
  {
    name: 'a Zombie strikes the Elf softly and leaves her in the line of the Ghoul',
    on: {
      board: 'cave',
      turn: 'overseer',
      heroes: { elf: [170, 290, { life: 2 }] },
      monsters: [
        ['zombie', 120, 130],
        ['ghoul', 160, 60],
      ],
    },
    isSolvedBy: mostly(
      (end, start) =>
        hurt('hero:elf')(end, start) &&
        ['monster:zombie-1', 'monster:ghoul-1'].some((id) => reaches(end, id) && !hasActed(end, id)),
    ),
  },
  {
    name: 'the Thief strikes the Troll so that the Barbarian still sees it, before it heals',
    on: {
      board: 'crypt',
      turn: 'heroes',
      heroes: { thief: [110, 330], barbarian: [180, 400, { berserk: 0 }] },
      monsters: [['troll', 150, 210]],
    },
    isSolvedBy: mostly(
      (end, start) =>
        hurt('monster:troll-1')(end, start) &&
        ['hero:thief', 'hero:barbarian'].some((id) => reaches(end, id) && !hasActed(end, id)),
    ),
  },
];
