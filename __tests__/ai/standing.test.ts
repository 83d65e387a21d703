import { standing } from '../../src/ai/catacombs/worth/worth';
import type { Catacombs } from '../../src/rules/catacombs';
import { fight } from '../rules/catacombs/support/fight';

const STEADY = 0.07;
const PLAN = {
  heroes: { 'hero:barbarian': 'away', 'hero:thief': 'away', 'hero:wizard': 'away', 'hero:elf': [150, 420] },
  monsters: [['monster:troll', [150, 200]]],
} as const;

function roomAt(turn: 'heroes' | 'overseer' | null, acted: readonly string[] = []): Catacombs {
  const { model } = fight(PLAN);
  const pieces = Object.fromEntries(
    Object.entries(model.room!.pieces).map(([id, piece]) => [
      id,
      'hasActed' in piece ? { ...piece, hasActed: acted.includes(id) } : piece,
    ]),
  );
  return { ...model, room: { ...model.room!, turn, pieces } };
}

it('whoever is placed first is struck first: before the first turn it is as good as begun', () => {
  const eyes = { side: 'heroes', turn: STEADY, now: 'heroes' } as const;
  expect(standing(roomAt(null), eyes)).toBe(standing(roomAt('heroes'), eyes));
});

it('is the same whether a turn ends with the last action or goes on with nobody left to act', () => {
  for (const [now, next, acted] of [
    ['overseer', 'heroes', ['monster:troll-1']],
    ['heroes', 'overseer', ['hero:elf']],
  ] as const) {
    const eyes = { side: 'heroes', turn: STEADY, now } as const;
    expect(standing(roomAt(next), eyes)).toBeCloseTo(standing(roomAt(now, acted), eyes), 9);
  }
});

it('who has still to act threatens more than who has acted', () => {
  const eyes = { side: 'heroes', turn: STEADY, now: 'overseer' } as const;
  const [ready, acted] = [roomAt('overseer'), roomAt('overseer', ['monster:troll-1'])];
  expect(standing(ready, eyes)).toBeLessThan(standing(acted, eyes));
});

it('makes bold in the long run: each side minds less what the other threatens, and in the end not at all', () => {
  const inRound = (round: number): Catacombs => {
    const model = roomAt('heroes');
    return { ...model, room: { ...model.room!, round } };
  };
  const as = (side: 'heroes' | 'overseer', round: number): number =>
    standing(inRound(round), { side, turn: STEADY, now: 'heroes' });
  expect(as('heroes', 1)).toBe(as('heroes', 6));
  expect(as('heroes', 9)).toBeGreaterThan(as('heroes', 6));
  expect(as('overseer', 9)).toBeLessThan(as('overseer', 6));
  // Nobody but the other side's own blows count at last.
  expect(as('heroes', 14)).toBeGreaterThan(0);
  expect(as('overseer', 14)).toBeLessThan(0);
  expect(as('heroes', 30)).toBe(as('heroes', 14));
});
