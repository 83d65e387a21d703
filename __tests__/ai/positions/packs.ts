import { hurt, mostly, type Position } from './position';
import { someMonsterReaches } from './seen';

/** Nobody is in reach of any of them, and none has acted. */
export const PACKS: readonly Position[] = [
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
    isSolvedBy: mostly((end, start) => hurt('hero:barbarian')(end, start) || someMonsterReaches(end)),
  },
  {
    name: 'three Ghouls come up to the one hero who is left and lies down',
    on: {
      board: 'temple',
      turn: 'overseer',
      heroes: { elf: [110, 395, { isDown: true }], wizard: [60, 425, { life: 2, spells: [] }] },
      monsters: [
        ['ghoul', 80, 140],
        ['ghoul', 80, 100],
        ['ghoul', 80, 60],
      ],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:elf')(end, start) || someMonsterReaches(end)),
  },
  {
    isWhole: true,
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
    isSolvedBy: mostly((end, start) => hurt('hero:paladin')(end, start) || someMonsterReaches(end)),
  },
  {
    name: 'five in the cave who see nobody: the first to go comes into reach of the last two heroes',
    on: {
      board: 'cave',
      turn: 'overseer',
      heroes: { thief: [104, 385, { life: 2 }], elf: [104, 420, { isDown: true, life: 2 }] },
      monsters: [
        ['orc', 64, 140],
        ['orc', 40, 110],
        ['zombie', 70, 100],
        ['zombie', 40, 60],
        ['troll', 90, 50],
      ],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:thief')(end, start) || someMonsterReaches(end)),
  },
  {
    name: 'four in the forge who see nobody do not wait for the Wizard without spells',
    on: {
      board: 'forge',
      turn: 'overseer',
      heroes: { wizard: [202, 400, { life: 3, spells: [] }] },
      monsters: [
        ['giant-scorpion', 226, 130],
        ['orc', 226, 70],
        ['fire-spirit', 260, 100],
        ['fire-spirit', 270, 60],
      ],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:wizard')(end, start) || someMonsterReaches(end)),
  },
  {
    isWhole: true,
    name: 'Orc, rider and wolf of Soloth who see nobody come for the Ice Princess who lies down',
    on: {
      box: 'soloth',
      board: 'crypt',
      turn: 'overseer',
      heroes: { 'ice-princess': [200, 395, { isDown: true }], 'witch-hunter': [235, 425, { life: 2 }] },
      monsters: [
        ['orc-wolf-rider', 230, 140],
        ['orc', 230, 90],
        ['lizard-man', 230, 50],
      ],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:ice-princess')(end, start) || someMonsterReaches(end)),
  },
  {
    isWhole: true,
    name: 'Vermin that see nobody come out before two heroes on their last lives',
    on: {
      box: 'vermin',
      board: 'temple',
      turn: 'overseer',
      heroes: { thief: [220, 385, { life: 1 }], wizard: [220, 420, { life: 1, spells: [] }] },
      monsters: [
        ['swamp-orc', 220, 140],
        ['savage-centaur', 220, 100],
        ['vampire-bat', 220, 60],
      ],
    },
    isSolvedBy: mostly((end, start) => hurt('hero:thief')(end, start) || someMonsterReaches(end)),
  },
];
