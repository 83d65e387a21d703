import type { CatacombsState } from '../../../src/rules/catacombs';
import type { Table } from '../../rules/catacombs/support/table';
import { lay, type Board } from './lay';
import { choosing, dead, lifeOf, mostly, type Position } from './position';
import { isHidden } from './seen';

/** A position in the middle of an action: what was done before is told as it happened. */
const after = (board: Board, happened: (table: Table) => Table) => (): Table => happened(lay(board));

const rat = (table: Table, number: number): Table =>
  table.act(`monster:sewer-rat-${number}`, 'attack-1').flick({ hits: ['hero:elf'] });

const isPoisoned = ({ model }: CatacombsState): boolean => (model.heroes['hero:elf']?.poison ?? []).length > 0;

/** Questions that a card or a blow asks. */
export const ANSWERS: readonly Position[] = [
  {
    name: 'the Paladin on his last life takes the blow with his armour',
    on: after(
      {
        box: 'soloth',
        board: 'tomb',
        turn: 'overseer',
        heroes: { paladin: [150, 260, { life: 1, armour: 1 }], sorceress: [150, 420] },
        monsters: [['orc', 150, 200]],
      },
      (table) => table.act('monster:orc-1', 'attack-1').flick({ hits: ['hero:paladin'] }),
    ),
    isSolvedBy: choosing('absorb'),
  },
  {
    name: 'a Wight makes the Manticore whole again, not the Orc',
    on: after(
      {
        box: 'soloth',
        board: 'tomb',
        turn: 'overseer',
        heroes: { paladin: [150, 260, { armour: 0 }], sorceress: [150, 420] },
        monsters: [
          ['wight', 150, 200],
          ['orc', 60, 60, { life: 1 }],
          ['manticore', 240, 60, { life: 1 }],
        ],
      },
      (table) => table.act('monster:wight-1', 'attack-1').flick({ hits: ['hero:paladin'] }),
    ),
    isSolvedBy: choosing('monster:manticore-1'),
  },
  {
    name: 'three rats bite the Elf to death on her last life rather than poison her',
    on: after(
      {
        box: 'vermin',
        board: 'tomb',
        turn: 'overseer',
        heroes: { elf: [150, 300, { life: 1 }], barbarian: [110, 420] },
        monsters: [
          ['sewer-rat', 120, 250],
          ['sewer-rat', 150, 240],
          ['sewer-rat', 180, 250],
          ['orc', 60, 60, { acted: true }],
        ],
      },
      (table) => rat(rat(rat(table, 1), 2), 3),
    ),
    isSolvedBy: choosing('bite'),
  },
  {
    name: 'the third rat goes for the Elf who has two on her, not for a hero who has none',
    on: after(
      {
        box: 'vermin',
        board: 'tomb',
        turn: 'overseer',
        heroes: { elf: [130, 300, { life: 3 }], barbarian: [180, 300] },
        monsters: [
          ['sewer-rat', 90, 130],
          ['sewer-rat', 150, 120],
          ['sewer-rat', 160, 180],
          ['orc', 60, 60, { acted: true }],
        ],
      },
      (table) => rat(rat(table, 1), 2),
    ),
    isSolvedBy: mostly((end, start) => lifeOf(end, 'hero:elf') < lifeOf(start, 'hero:elf') || isPoisoned(end)),
  },
  {
    name: 'a Minotaur that is struck strikes back at the Wizard on his last life beside it',
    on: after(
      {
        board: 'temple',
        turn: 'heroes',
        heroes: { barbarian: [150, 300], wizard: [180, 250, { life: 1, spells: [] }], elf: [60, 420, { acted: true }] },
        monsters: [['minotaur', 150, 200, { life: 1 }]],
      },
      (table) => table.act('hero:barbarian', 'punch').flick({ hits: ['monster:minotaur-1'] }),
    ),
    isSolvedBy: mostly(dead('hero:wizard')),
  },
  {
    name: 'a Gargoyle that has struck steps back behind the pillar',
    on: after(
      {
        box: 'soloth',
        board: 'temple',
        turn: 'overseer',
        heroes: { elf: [140, 300], barbarian: [190, 290], thief: [110, 330] },
        monsters: [
          ['gargoyle', 132, 172, { life: 1 }],
          ['orc', 280, 30, { acted: true }],
        ],
      },
      (table) => table.act('monster:gargoyle-1', 'attack-1').flick({ hits: ['hero:elf'] }),
    ),
    isSolvedBy: mostly((end) => isHidden(end, 'monster:gargoyle-1')),
  },
  {
    name: 'the Thief on his last life steps behind the pillar after his blow',
    on: after(
      {
        board: 'temple',
        turn: 'heroes',
        heroes: { thief: [132, 352, { life: 1 }], barbarian: [260, 420, { acted: true }] },
        monsters: [
          ['orc', 120, 220],
          ['orc', 170, 220],
          ['troll', 150, 100],
        ],
      },
      (table) => table.act('hero:thief', 'dodge').flick({ hits: ['monster:orc-1'] }),
    ),
    isSolvedBy: mostly((end) => isHidden(end, 'hero:thief')),
  },
  {
    name: 'the Wizard heals whoever is nearest to death',
    on: after(
      {
        board: 'temple',
        turn: 'heroes',
        heroes: {
          wizard: [150, 420, { spells: ['spell:heal'], life: 6 }],
          thief: [110, 410, { life: 1 }],
          barbarian: [190, 410, { life: 8 }],
        },
        monsters: [['orc', 60, 60]],
      },
      (table) => table.act('hero:wizard', 'spell:heal'),
    ),
    isSolvedBy: choosing('hero:thief'),
  },
  {
    name: 'a Remorhaz strikes the Elf once more and swallows her',
    on: after(
      {
        box: 'vermin',
        board: 'tomb',
        turn: 'overseer',
        heroes: { elf: [150, 300], barbarian: [110, 420] },
        monsters: [['remorhaz', 150, 200]],
      },
      (table) => table.act('monster:remorhaz-1', 'attack-1').flick({ hits: ['hero:elf'] }),
    ),
    isSolvedBy: mostly((end) => end.model.room?.captives?.some(({ hero }) => hero === 'hero:elf') === true),
  },
  {
    name: 'a Berserk goes on to the Skeleton that it has not struck yet',
    on: after(
      {
        board: 'temple',
        turn: 'heroes',
        heroes: { barbarian: [150, 320] },
        monsters: [
          ['orc', 120, 240],
          ['skeleton-warrior', 180, 240],
        ],
      },
      (table) => table.act('hero:barbarian', 'berserk').flick({ hits: ['monster:orc-1'] }),
    ),
    isSolvedBy: mostly(dead('monster:skeleton-warrior-1')),
  },
];
