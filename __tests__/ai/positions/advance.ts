import { dead, hurt, mostly, type Position } from './position';
import { isHidden, reaches } from './seen';

/** Nobody is in reach of the last who may act: what else there is to do. */
export const ADVANCE: readonly Position[] = [
  {
    name: 'three Orcs against the last life behind a pillar: the one that is left comes where it can strike',
    on: {
      board: 'crypt',
      turn: 'overseer',
      heroes: { thief: [230, 400, { life: 1 }] },
      monsters: [
        ['orc', 230, 120],
        ['orc', 40, 40, { acted: true }],
        ['orc', 100, 40, { acted: true }],
      ],
    },
    isSolvedBy: mostly((end, start) => dead('hero:thief')(end, start) || reaches(end, 'monster:orc-1')),
  },
  {
    name: 'a Troll comes up to heroes who lie down and cannot strike back',
    on: {
      board: 'temple',
      turn: 'overseer',
      heroes: {
        elf: [110, 400, { isDown: true }],
        barbarian: [60, 395, { isDown: true }],
        thief: [60, 425, { life: 3 }],
      },
      monsters: [['troll', 80, 130]],
    },
    isSolvedBy: mostly(
      (end, start) =>
        hurt('hero:elf')(end, start) || hurt('hero:barbarian')(end, start) || reaches(end, 'monster:troll-1'),
    ),
  },
  {
    name: 'the second rank comes round the first that has struck, against the last two lives of the Barbarian',
    on: {
      board: 'crypt',
      turn: 'overseer',
      heroes: { barbarian: [150, 420, { life: 2, berserk: 0 }] },
      monsters: [
        ['orc', 150, 190, { acted: true }],
        ['orc', 150, 140],
        ['troll', 60, 60, { acted: true }],
      ],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:barbarian')(end, start) || reaches(end, 'monster:orc-2')),
  },
  {
    name: 'a Minotaur on its last life, whom the Elf can shoot through a gap too narrow for it, leaves the gap',
    on: {
      board: 'tomb',
      turn: 'overseer',
      heroes: { elf: [150, 420] },
      monsters: [
        ['minotaur', 150, 110, { life: 1 }],
        ['skeleton-warrior', 126, 300, { acted: true }],
        ['skeleton-warrior', 174, 300, { acted: true }],
      ],
    },
    isSolvedBy: mostly(
      (end, start) =>
        hurt('hero:elf')(end, start) ||
        hurt('hero:thief')(end, start) ||
        reaches(end, 'monster:minotaur-1') ||
        isHidden(end, 'monster:minotaur-1'),
    ),
  },
  {
    name: 'four against the Wizard who has no spell left: the Ghoul comes where it sees him',
    on: {
      board: 'temple',
      turn: 'overseer',
      heroes: { wizard: [220, 400, { life: 2, spells: [] }] },
      monsters: [
        ['ghoul', 150, 120],
        ['zombie', 220, 120, { acted: true }],
        ['zombie', 260, 60, { acted: true }],
        ['skeleton-warrior', 220, 60, { acted: true }],
      ],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:wizard')(end, start) || reaches(end, 'monster:ghoul-1')),
  },
  {
    name: 'a Gargoyle of Soloth comes for the Sorceress who lies down behind a pillar',
    on: {
      box: 'soloth',
      board: 'crypt',
      turn: 'overseer',
      heroes: { sorceress: [70, 380, { isDown: true, life: 2 }], paladin: [230, 380, { life: 2 }] },
      monsters: [
        ['gargoyle', 70, 150],
        ['orc', 230, 130, { acted: true }],
      ],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:sorceress')(end, start) || reaches(end, 'monster:gargoyle-1')),
  },
  {
    isWhole: true,
    name: 'a Remorhaz with all its lives comes for the last wounded hero, who can strike it but once',
    on: {
      box: 'vermin',
      board: 'tomb',
      turn: 'overseer',
      heroes: { elf: [60, 400, { life: 2 }] },
      monsters: [['remorhaz', 60, 120]],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:elf')(end, start) || reaches(end, 'monster:remorhaz-1')),
  },
  {
    name: 'a Swamp Orc whose way its own side bars goes round, while the heroes are down',
    on: {
      box: 'vermin',
      board: 'temple',
      turn: 'overseer',
      heroes: { thief: [150, 420, { isDown: true, life: 3 }], wizard: [220, 390, { life: 2, spells: [] }] },
      monsters: [
        ['swamp-orc', 150, 110],
        ['swamp-orc', 150, 160, { acted: true }],
      ],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:thief')(end, start) || reaches(end, 'monster:swamp-orc-1')),
  },
];
