import { poisonOf } from '../../rules/vermin/support';
import { both, choosing, dead, hurt, isDown, mostly, type Position } from './position';

const PARTY = ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'];

const SOLOTH = ['hero:paladin', 'hero:ice-princess', 'hero:sorceress'];

/** Whom a monster strikes, and with what. */
export const STRIKES: readonly Position[] = [
  {
    name: 'an Orc finishes the wounded Wizard, not the sound Barbarian who lies nearer',
    on: {
      board: 'temple',
      turn: 'overseer',
      heroes: { wizard: [200, 290, { life: 1 }], barbarian: [120, 240] },
      monsters: [['orc', 150, 120]],
    },
    isSolvedBy: mostly(dead('hero:wizard')),
  },
  {
    name: 'a Troll finishes the Elf on her last life, not the Thief on his second',
    on: {
      board: 'crypt',
      turn: 'overseer',
      heroes: { elf: [110, 330, { life: 1 }], thief: [190, 250, { life: 2 }], barbarian: [150, 400] },
      monsters: [['troll', 150, 100]],
    },
    isSolvedBy: mostly(dead('hero:elf')),
  },
  {
    name: 'a Giant Scorpion spends its double blow on the Elf with two lives, and leaves the last one to the Orc',
    on: {
      board: 'tomb',
      turn: 'overseer',
      heroes: { elf: [115, 240, { life: 2 }], wizard: [195, 400, { life: 1 }], barbarian: [110, 425] },
      monsters: [
        ['giant-scorpion', 130, 100],
        ['orc', 180, 100],
      ],
    },
    isSolvedBy: (course) =>
      (course.option.startsWith('monster:giant-scorpion') && mostly(dead('hero:elf'))(course)) ||
      (course.option.startsWith('monster:orc') && mostly(dead('hero:wizard'))(course)),
  },
  {
    name: 'a Ghoul stuns the Barbarian who is up, not the Thief who is down already',
    on: {
      board: 'temple',
      turn: 'overseer',
      heroes: { thief: [110, 260, { life: 6, isDown: true }], barbarian: [190, 270, { life: 6 }], elf: [150, 430] },
      monsters: [['ghoul', 150, 110]],
    },
    isSolvedBy: mostly(isDown('hero:barbarian')),
  },
  {
    name: 'an Orc strikes two who stand side by side with one blow, not one who stands alone',
    on: {
      board: 'temple',
      turn: 'overseer',
      heroes: { elf: [137, 250, { life: 4 }], thief: [163, 250, { life: 4 }], barbarian: [220, 280, { life: 4 }] },
      monsters: [['orc', 150, 130]],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:elf')(end, start) && hurt('hero:thief')(end, start)),
  },
  {
    name: 'a Skeleton Archer behind a pillar shoots round it, and does not come out to punch',
    on: {
      board: 'temple',
      turn: 'overseer',
      heroes: { barbarian: [80, 300, { life: 5 }], thief: [150, 420], wizard: [60, 425] },
      monsters: [['skeleton-archer', 80, 155]],
    },
    isSolvedBy: both(
      choosing('monster:skeleton-archer-1>attack-2'),
      mostly((end, start) => PARTY.some((id) => hurt(id)(end, start))),
    ),
  },
  {
    name: 'a Fire Demon finishes the Wizard with a Fireball and stays where nobody sees it',
    on: {
      board: 'forge',
      turn: 'overseer',
      heroes: { wizard: [74, 300, { life: 1 }], barbarian: [74, 425], thief: [46, 400] },
      monsters: [['fire-demon', 74, 150]],
    },
    isSolvedBy: both(choosing('monster:fire-demon-1>attack-2'), mostly(dead('hero:wizard'))),
  },
  {
    name: 'an Orc ends the game with the last life of the last hero rather than wait',
    on: {
      board: 'cave',
      turn: 'overseer',
      heroes: { thief: [150, 410, { life: 1 }] },
      monsters: [
        ['zombie', 60, 60, { acted: true }],
        ['orc', 180, 90],
      ],
    },
    isSolvedBy: mostly(dead('hero:thief')),
  },
  {
    name: 'of its two Punches a Cerberus spends one on the last life of the Elf',
    isWhole: true,
    on: {
      board: 'tomb',
      turn: 'overseer',
      heroes: { elf: [150, 260, { life: 1 }], barbarian: [110, 250, { life: 9 }], thief: [190, 400] },
      monsters: [['cerberus', 150, 110]],
    },
    isSolvedBy: mostly(dead('hero:elf')),
  },
  {
    name: 'a Wight finishes the Paladin who has no armour left, not a sound Ice Princess',
    on: {
      box: 'soloth',
      board: 'crypt',
      turn: 'overseer',
      heroes: { paladin: [190, 280, { life: 1, armour: 0 }], 'ice-princess': [110, 240], sorceress: [150, 425] },
      monsters: [['wight', 150, 100]],
    },
    isSolvedBy: mostly(dead('hero:paladin')),
  },
  {
    name: 'a Wyvern kills the Elf on her second life outright with its burning Fireball',
    on: {
      box: 'vermin',
      board: 'temple',
      turn: 'overseer',
      heroes: { elf: [150, 300, { life: 2 }], barbarian: [90, 270], thief: [210, 420] },
      monsters: [['wyvern', 150, 110]],
    },
    isSolvedBy: mostly(dead('hero:elf')),
  },
  {
    name: 'a Ghoul wins the game: it lays low the last hero who is up, rather than finish one who lies down',
    on: {
      board: 'temple',
      turn: 'overseer',
      heroes: { elf: [110, 250, { life: 2, isDown: true }], thief: [190, 300, { life: 9 }] },
      monsters: [['ghoul', 140, 110]],
    },
    isSolvedBy: mostly((end) => end.outcome?.winner === 'overseer'),
  },
  {
    name: 'the Sorcerer wins the game with a Hex on the one hero who is up',
    on: {
      board: 'crypt',
      turn: 'overseer',
      heroes: { barbarian: [110, 260, { isDown: true, life: 1 }], elf: [180, 330] },
      lord: ['sorcerer', 150, 110, { life: 3 }],
    },
    isSolvedBy: mostly((end) => end.outcome?.winner === 'overseer'),
  },
  {
    name: 'a Pit Viper strikes the Elf whom one drop more kills, not the sound Barbarian',
    on: {
      box: 'vermin',
      board: 'tomb',
      turn: 'overseer',
      heroes: { elf: [190, 300, { poison: [poisonOf(5), poisonOf(2)] }], barbarian: [110, 250], thief: [150, 425] },
      monsters: [['pit-viper', 150, 110]],
    },
    isSolvedBy: mostly(dead('hero:elf')),
  },
  {
    name: 'a Salamander behind the pillar throws its Fireball and does not come out',
    on: {
      box: 'soloth',
      board: 'crypt',
      turn: 'overseer',
      heroes: { paladin: [110, 300, { armour: 0 }], 'ice-princess': [70, 425], sorceress: [110, 425] },
      monsters: [['flame-salamander', 70, 150]],
    },
    isSolvedBy: both(
      choosing('monster:flame-salamander-1>attack-2'),
      mostly((end, start) => SOLOTH.some((id) => hurt(id)(end, start))),
    ),
  },
];
