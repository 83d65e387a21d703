import type { Level, Mind } from '../core';
import { FLICKERS, type Flicker } from '../flicking';

export type GymMind = Mind<Flicker>;

/** By `caution` it shies away from what it is unsure of. */
const mind = (level: Level, caution: number): GymMind => ({ level, head: FLICKERS[level], weights: { caution } });

/** The hands and heads of any flicked game. */
export const MINDS: Readonly<Record<Level, GymMind>> = {
  1: mind(1, 0.2),
  2: mind(2, 0.3),
  3: mind(3, 0.4),
  4: mind(4, 0.5),
  5: mind(5, 0.4),
};
