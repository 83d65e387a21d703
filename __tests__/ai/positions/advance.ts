import type { CatacombsState } from '../../../src/rules/catacombs';
import { dead, hurt, mostly, type Position } from './position';
import { isHidden, reaches } from './seen';

const FOUR = ['monster:orc-1', 'monster:orc-2', 'monster:zombie-1', 'monster:skeleton-warrior-1'];
const GHOULS = ['monster:ghoul-1', 'monster:ghoul-2', 'monster:ghoul-3'];
const PACK = ['monster:manticore-1', 'monster:wight-1', 'monster:gargoyle-1'];
const comesNear = (end: CatacombsState, ids: readonly string[]): boolean => ids.some((id) => reaches(end, id));

/** Nobody is in reach: what else there is to do. */
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
        elf: [80, 385, { isDown: true }],
        barbarian: [220, 385, { isDown: true }],
        thief: [220, 420, { life: 3 }],
      },
      monsters: [['troll', 220, 130]],
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
    name: 'a Minotaur whom the Elf can shoot and who sees nobody itself does not stay where it is',
    on: {
      board: 'tomb',
      turn: 'overseer',
      heroes: { elf: [60, 400], thief: [240, 400, { life: 4 }] },
      monsters: [
        ['minotaur', 60, 140, { life: 1 }],
        ['skeleton-warrior', 240, 120, { acted: true }],
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
    name: 'four against the Wizard who has no spell left: each comes nearer until one sees him',
    on: {
      board: 'ossuary',
      turn: 'overseer',
      heroes: { wizard: [150, 400, { life: 2, spells: [] }] },
      monsters: [
        ['ghoul', 150, 60],
        ['zombie', 60, 60, { acted: true }],
        ['zombie', 110, 60, { acted: true }],
        ['skeleton-warrior', 240, 60, { acted: true }],
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
  {
    name: 'four who see nobody: the first to go comes into reach of the last hero and does not pass',
    on: {
      board: 'crypt',
      turn: 'overseer',
      heroes: { barbarian: [230, 405, { life: 3, berserk: 0 }] },
      monsters: [
        ['orc', 230, 120],
        ['orc', 230, 80],
        ['zombie', 230, 40],
        ['skeleton-warrior', 190, 40],
      ],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:barbarian')(end, start) || comesNear(end, FOUR)),
  },
  {
    name: 'three Ghouls come up to the one hero who is left and lies down',
    on: {
      board: 'temple',
      turn: 'overseer',
      heroes: { elf: [80, 385, { isDown: true }], wizard: [80, 425, { life: 2, spells: [] }] },
      monsters: [
        ['ghoul', 80, 140],
        ['ghoul', 80, 100],
        ['ghoul', 80, 60],
      ],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:elf')(end, start) || comesNear(end, GHOULS)),
  },
  {
    name: 'a pack of Soloth that sees nobody comes round the pillar to the last two heroes',
    on: {
      box: 'soloth',
      board: 'tomb',
      turn: 'overseer',
      heroes: { paladin: [60, 400, { life: 2, armour: 0 }], sorceress: [60, 428, { life: 2, magic: 0 }] },
      monsters: [
        ['manticore', 60, 140],
        ['wight', 60, 90],
        ['gargoyle', 60, 50],
      ],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:paladin')(end, start) || comesNear(end, PACK)),
  },
];
