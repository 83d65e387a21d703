import { weightOf, type Level, type Mind } from '../core';
import { FLICKERS, type Flicker } from '../flicking';

export type CatacombsMind = Mind<Flicker>;

/**
 * By `foresight` it minds what the other side can do next, 0 not at all; by `caution` it shies away from what it is
 * unsure of.
 */
const mind = (level: Level, foresight: number, caution: number): CatacombsMind => ({
  level,
  head: FLICKERS[level],
  weights: { foresight, caution },
});

/** Two knobs a level: the hand errs less, the head sees more and looks further ahead. */
export const MINDS: Readonly<Record<Level, CatacombsMind>> = {
  1: mind(1, 0.3, 0.2),
  2: mind(2, 0.4, 0.3),
  3: mind(3, 0.6, 0.4),
  4: mind(4, 0.9, 0.5),
  5: mind(5, 1, 0.4),
};

export const foresightOf = (mind: CatacombsMind): number => weightOf(mind, 'foresight');
export const cautionOf = (mind: CatacombsMind): number => weightOf(mind, 'caution');
