import type { CatacombsEvent } from '../../../../src/rules/catacombs';
import type { Cause } from '../../../../src/rules/catacombs/words/cause';
import type { HeroId } from '../../../../src/rules/catacombs/words/ids';

/** Events in a test's words: what is expected reads like the play itself. */

export const struck = (target: string, by: string, atMs = 10): CatacombsEvent => ({ kind: 'struck', target, by, atMs });

export const unharmed = (target: string, by: string, because: string, rule: string): CatacombsEvent => ({
  kind: 'unharmed',
  target,
  by,
  because,
  rule,
});

export const hurt = (target: string, lifeLeft: number, by: string, amount = 1): CatacombsEvent => ({
  kind: 'damaged',
  target,
  amount,
  lifeLeft,
  cause: { by, rule: 'BASE-128' },
});

export const killed = (piece: string, striker: string, by: HeroId | null = null): CatacombsEvent => ({
  kind: 'killed',
  piece,
  by,
  cause: { by: striker, rule: 'BASE-128' },
});

export const burnt = (target: string, lifeLeft: number, wall = 'fire-wall-1'): CatacombsEvent => ({
  kind: 'damaged',
  target,
  amount: 1,
  lifeLeft,
  cause: { by: wall, rule: 'BASE-249' },
});

export const burntToDeath = (piece: string, wall = 'fire-wall-1'): CatacombsEvent => ({
  kind: 'killed',
  piece,
  by: null,
  cause: { by: wall, rule: 'BASE-249' },
});

export const down = (piece: string, backInRound: number, by: string, rule = 'BASE-153'): CatacombsEvent => ({
  kind: 'incapacitated',
  piece,
  backInRound,
  cause: { by, rule },
});

export const putBack = (piece: string, xMm: number, yMm: number): CatacombsEvent => ({
  kind: 'putBack',
  piece,
  xMm,
  yMm,
});

export const removed = (piece: string, by: string, rule: string): CatacombsEvent => ({
  kind: 'removed',
  piece,
  cause: { by, rule },
});

export const placed = (piece: string, xMm: number, yMm: number, cause: Cause): CatacombsEvent => ({
  kind: 'placed',
  piece,
  xMm,
  yMm,
  cause,
});

export const stopped = (piece: string): CatacombsEvent => ({ kind: 'stopped', piece });

export const lost: CatacombsEvent = {
  kind: 'gameEnded',
  outcome: { winner: 'overseer', because: 'heroesFell', rule: 'BASE-327' },
};
