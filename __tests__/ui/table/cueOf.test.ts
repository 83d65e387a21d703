import type { CatacombsEvent } from '../../../src/rules/catacombs';
import { BEATS } from '../../../src/ui/games/catacombs/told/beats';

const cueOf = (event: CatacombsEvent) => BEATS[event.kind].cue?.(event as never) ?? null;

const ended = (winner: 'heroes' | 'overseer' | 'nobody'): CatacombsEvent => ({
  kind: 'gameEnded',
  outcome: { winner, because: 'lordSlain', rule: 'BASE-001' },
});
const paid = (gold: number): CatacombsEvent => ({ kind: 'goldPaid', hero: 'hero:elf', gold, asked: gold });

it('the end of a game is heard as who has won it', () => {
  expect(['heroes', 'overseer', 'nobody'].map((winner) => cueOf(ended(winner as 'heroes')))).toEqual([
    'victory',
    'defeat',
    'defeat',
  ]);
});

it('gold rings only where there is some', () => {
  expect([paid(3), paid(0)].map(cueOf)).toEqual(['gold', null]);
});

it('a turn and a death have their notes, a blow has none: it is heard already', () => {
  const turn: CatacombsEvent = { kind: 'turnBegan', turn: 'overseer' };
  expect(cueOf(turn)).toBe('yourTurn');
  expect(cueOf({ kind: 'struck', target: 'a', by: 'b', atMs: 4 })).toBeNull();
});
