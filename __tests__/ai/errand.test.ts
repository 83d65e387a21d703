import { errandOf } from '../../src/ai/catacombs/shots/errand';
import { speedOver } from '../../src/ai/flicking/power';
import { towards } from '../../src/ai/flicking/straight';
import type { Aim } from '../../src/ai/flicking/aim';
import { LAUNCH } from '../../src/rules/catacombs';
import { fight, type FightPlan } from '../rules/catacombs/support/fight';

const STEADY = 0.07;
const ALONE = {
  'hero:barbarian': 'away',
  'hero:thief': 'away',
  'hero:wizard': 'away',
} as const satisfies FightPlan['heroes'];

/** A disc that slides to a place and meets nothing. */
function errandTo(plan: FightPlan, id: string, [x, y]: readonly [number, number]) {
  const table = fight(plan);
  const disc = table.piece(id);
  const from = { x: disc.xMm, y: disc.yMm };
  const way = Math.hypot(x - from.x, y - from.y);
  const { x: vxMmS, y: vyMmS } = towards(from, { x, y }, speedOver(way, 0, LAUNCH));
  const aim: Aim = { discId: id, from: null, vxMmS, vyMmS, target: null, way: 'move' };
  return errandOf(table.model, aim, STEADY);
}

const obstacle = (xMm: number, yMm: number) =>
  ({ id: 'obstacle-9', kind: 'obstacle', xMm, yMm, radiusMm: 20 }) as const;

it('whoever goes up to somebody wants to strike from there', () => {
  const plan = { heroes: { ...ALONE, 'hero:elf': [150, 420] }, monsters: [['monster:zombie', [150, 60]]] } as const;
  expect(errandTo(plan, 'monster:zombie-1', [150, 330])).toEqual({ kind: 'reach', of: 'hero:elf' });
});

it('whoever goes behind something goes into cover: it is named if it has a name', () => {
  const heroes = { ...ALONE, 'hero:elf': [150, 420] } as const;
  const behindPillar: FightPlan = { heroes, monsters: [['monster:zombie', [150, 150]]], pieces: [obstacle(210, 140)] };
  expect(errandTo(behindPillar, 'monster:zombie-1', [222, 95])).toEqual({ kind: 'cover', of: null });
  const behindTroll: FightPlan = {
    heroes,
    monsters: [
      ['monster:zombie', [60, 60]],
      ['monster:troll', [150, 120]],
    ],
  };
  expect(errandTo(behindTroll, 'monster:zombie-1', [150, 70])).toEqual({ kind: 'cover', of: 'monster:troll-1' });
});

it('whoever stands before a friend shields it', () => {
  const plan: FightPlan = {
    heroes: { ...ALONE, 'hero:elf': [150, 420] },
    fight: 'final',
    lordLife: 1,
    monsters: [['monster:troll', [40, 60]]],
  };
  expect(errandTo(plan, 'monster:troll-1', [150, 60])?.kind).toBe('shield');
});

it('a way to a place that is no better has no reason', () => {
  const plan = { heroes: { ...ALONE, 'hero:elf': [150, 420] }, monsters: [['monster:zombie', [150, 300]]] } as const;
  expect(errandTo(plan, 'monster:zombie-1', [150, 60])?.kind).not.toBe('reach');
});
