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
  const eyes = { turn: STEADY, now: 'heroes' } as const;
  expect(standing(roomAt(null), eyes)).toBe(standing(roomAt('heroes'), eyes));
});

it('is the same whether a turn ends with the last action or goes on with nobody left to act', () => {
  for (const [now, next, acted] of [
    ['overseer', 'heroes', ['monster:troll-1']],
    ['heroes', 'overseer', ['hero:elf']],
  ] as const) {
    const eyes = { turn: STEADY, now };
    expect(standing(roomAt(next), eyes)).toBeCloseTo(standing(roomAt(now, acted), eyes), 9);
  }
});

it('who has still to act threatens more than who has acted', () => {
  const eyes = { turn: STEADY, now: 'overseer' } as const;
  const [ready, acted] = [roomAt('overseer'), roomAt('overseer', ['monster:troll-1'])];
  expect(standing(ready, eyes)).toBeLessThan(standing(acted, eyes));
});
