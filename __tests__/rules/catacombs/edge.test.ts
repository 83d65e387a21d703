import { BOARD_HOLES, LORD_CARDS } from '../../../src/rules/catacombs';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { hurt, killed, putBack, removed, struck } from './support/facts';
import { fight, type FightPlan } from './support/fight';
import { SHIELD, SKELETON, WALL } from './support/pieces';
import type { Table } from './support/table';

const ORC = 'monster:orc-1';
const MINOTAUR = 'monster:minotaur-1';
const OBSTACLE = { kind: 'obstacle', id: 'obstacle-1', xMm: 70, yMm: 200, radiusMm: 19 } as const;

const punch = (plan: FightPlan): Table => fight(plan).act('hero:elf', 'punch');

const tableOf = (table: Table) => {
  table.answer({ kind: 'flick', flick: { discId: 'hero:elf', from: null, vxMmS: 0, vyMmS: -500 } });
  const { ask } = table.prompt;
  if (ask.kind !== 'flickResolved') throw new Error('no flight');
  return ask.table;
};

describe('board edge, obstacles and free discs', () => {
  it('BASE-177 BASE-179 BASE-181: whoever flies off comes back at the point where it left, none the worse', () => {
    const table = punch({ monsters: ['monster:orc'] }).flick({ hits: [ORC], exits: { 'hero:elf': [0, 77] } });
    expect(table.events.slice(1)).toEqual([
      struck(ORC, 'hero:elf'),
      hurt(ORC, 1, 'hero:elf'),
      putBack('hero:elf', 12.5, 77),
    ]);
    expect(table.piece('hero:elf')).toMatchObject({ xMm: 12.5, yMm: 77 });
    expect(heroOf(table.model, 'hero:elf').life).toBe(8);
  });

  it('BASE-178 BASE-189 BASE-255: so does every piece that is pushed off, in the order in which they left', () => {
    const table = punch({
      monsters: ['monster:orc'],
      fight: 'final',
      pieces: [WALL, SHIELD, SKELETON],
    }).flick({
      exits: {
        shield: [300, 300],
        [ORC]: [60, 0],
        'fire-wall-1': [0, 250],
        'hero:thief': [150, 450],
        'ally:summoned-skeleton': [240, 450],
        'lord:sorcerer': [200, 0],
      },
    });
    expect(table.events.slice(1)).toEqual([
      putBack('shield', 281, 300),
      putBack(ORC, 60, 12.5),
      putBack('fire-wall-1', 12.5, 250),
      putBack('hero:thief', 150, 437.5),
      putBack('ally:summoned-skeleton', 240, 437.5),
      putBack('lord:sorcerer', 200, 19),
    ]);
    expect(table.model.room?.lord?.life).toBe(LORD_CARDS['lord:sorcerer'].life);
  });

  it('BASE-180 BASE-187 BASE-189: the edges are open; obstacles are fixed, Shield and walls are not', () => {
    const flying = tableOf(punch({ monsters: ['monster:orc'], pieces: [WALL, SHIELD, OBSTACLE] }));
    expect(flying.edge).toBe('open');
    expect(flying.discs.filter(({ isFixed }) => isFixed).map(({ id }) => id)).toEqual(['obstacle-1']);
    expect(flying.discs.find(({ id }) => id === 'shield')).toMatchObject({ radiusMm: 19, isFixed: false });
  });

  it('BASE-181: on an occupied spot a disc slides along the edge to the nearest free one', () => {
    const table = punch({ monsters: [['monster:orc', [40, 12.5]]] }).flick({ exits: { 'hero:elf': [41, 0] } });
    expect(table.events.slice(1)).toEqual([putBack('hero:elf', 65, 12.5)]);
  });

  it('BASE-181: of two places equally near its owner chooses', () => {
    const table = punch({ monsters: [['monster:orc', [60, 12.5]]] }).flick({ exits: { 'hero:thief': [60, 0] } });
    expect(table.prompt).toMatchObject({
      seats: ['bob'],
      purpose: {
        kind: 'putBack',
        piece: 'hero:thief',
        places: [
          { xMm: 35, yMm: 12.5 },
          { xMm: 85, yMm: 12.5 },
        ],
      },
    });
    expect(table.options).toEqual(['first', 'second']);
    table.choose('second');
    expect(table.events).toEqual([putBack('hero:thief', 85, 12.5)]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act' });
  });

  it('BASE-181: the owner of the Shield is the player of the Wizard, of a Fire Wall the Overseer', () => {
    const plan: FightPlan = { monsters: [['monster:orc', [60, 12.5]]], pieces: [SHIELD, WALL] };
    expect(punch(plan).flick({ exits: { shield: [60, 0] } }).prompt.seats).toEqual(['bob']);
    expect(punch(plan).flick({ exits: { 'fire-wall-1': [60, 0] } }).prompt.seats).toEqual(['overseer']);
  });

  it('BASE-181: what only hangs over the edge is nudged in, before what left comes back', () => {
    const table = punch({ monsters: ['monster:orc'] }).flick({
      exits: { 'hero:elf': [100, 0] },
      overhangs: { [ORC]: [100, 5] },
    });
    expect(table.events.slice(1, 2)).toEqual([putBack(ORC, 100, 12.5)]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'putBack', piece: 'hero:elf' });
  });

  it('BASE-181 BASE-184: a disc that died is in nobody’s way', () => {
    const table = punch({ monsters: [['monster:skeleton-warrior', [40, 12.5]]] }).flick({
      hits: ['monster:skeleton-warrior-1'],
      exits: { 'hero:elf': [41, 0] },
    });
    expect(table.events.slice(-1)).toEqual([putBack('hero:elf', 41, 12.5)]);
  });

  it('BASE-182: putting a disc back is no contact, not even with a Fire Wall', () => {
    const table = punch({ monsters: ['monster:orc'], pieces: [{ ...WALL, xMm: 40, yMm: 12.5 }] }).flick({
      exits: { 'hero:elf': [41, 0] },
    });
    expect(table.events.slice(1)).toEqual([putBack('hero:elf', 65, 12.5)]);
  });

  it('BASE-183: a missile that leaves the board is done', () => {
    const table = fight({ monsters: ['monster:skeleton-archer'] })
      .passAll()
      .act('monster:skeleton-archer-1', 'attack-2')
      .flick({ hits: ['hero:elf'], exits: { missile: [0, 300] } });
    expect(table.events.slice(1, 4)).toEqual([
      struck('hero:elf', 'missile'),
      hurt('hero:elf', 7, 'missile'),
      { kind: 'roundBegan', round: 2 },
    ]);
    expect(table.has('missile')).toBe(false);
  });

  it('BASE-184: a monster killed by the pitch that pushed it out is not put back', () => {
    const table = punch({ monsters: ['monster:skeleton-warrior', 'monster:orc'] }).flick({
      hits: ['monster:skeleton-warrior-1'],
      exits: { 'monster:skeleton-warrior-1': [0, 60] },
    });
    expect(table.events.slice(1)).toEqual([
      struck('monster:skeleton-warrior-1', 'hero:elf'),
      hurt('monster:skeleton-warrior-1', 0, 'hero:elf'),
      killed('monster:skeleton-warrior-1', 'hero:elf', 'hero:elf'),
    ]);
    expect(table.has('monster:skeleton-warrior-1')).toBe(false);
  });

  it('BASE-184 BASE-234: one that may retaliate is put back for it, and gone when that has settled', () => {
    const table = punch({ monsters: ['monster:minotaur'], pieces: [{ id: MINOTAUR, life: 1 }] }).flick({
      hits: [MINOTAUR],
      exits: { [MINOTAUR]: [0, 60] },
    });
    expect(table.events.slice(1)).toEqual([
      struck(MINOTAUR, 'hero:elf'),
      hurt(MINOTAUR, 0, 'hero:elf'),
      killed(MINOTAUR, 'hero:elf', 'hero:elf'),
      putBack(MINOTAUR, 19, 60),
    ]);
    expect(table.piece(MINOTAUR)).toMatchObject({ xMm: 19, yMm: 60, life: 0 });
    table.choose(MINOTAUR).flick({ hits: ['hero:thief'] });
    expect(table.events.slice(1)).toEqual([
      struck('hero:thief', MINOTAUR),
      hurt('hero:thief', 9, MINOTAUR),
      removed(MINOTAUR, MINOTAUR, 'BASE-244'),
    ]);
    expect(table.has(MINOTAUR)).toBe(false);
  });

  it('BASE-185 BASE-188: an obstacle is cover and cushion, never a target', () => {
    const table = punch({ monsters: ['monster:orc'], pieces: [OBSTACLE] }).flick({ hits: ['obstacle-1', ORC] });
    expect(table.events.slice(1)).toEqual([struck(ORC, 'hero:elf', 20), hurt(ORC, 1, 'hero:elf')]);
    expect(table.piece('obstacle-1')).toMatchObject({ xMm: 70, yMm: 200 });
  });

  it('BASE-186: no board face has more holes than there are obstacles', () => {
    const holes = Object.values(BOARD_HOLES).map((one) => one.length);
    expect(holes).toHaveLength(6);
    expect(Math.max(...holes)).toBeLessThanOrEqual(6);
    expect(Math.min(...holes)).toBeGreaterThan(0);
  });

  it('BASE-187: a log that moves an obstacle is refused', () => {
    const table = punch({ monsters: ['monster:orc'], pieces: [OBSTACLE] });
    const moved = () => table.flick({ hits: ['obstacle-1'], rest: { 'obstacle-1': [150, 250] } });
    expect(moved).toThrow(/impossibleLog.*BASE-187/s);
  });
});
