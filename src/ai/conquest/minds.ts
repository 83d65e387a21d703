import { weightOf, type Level, type Mind } from '../core';
import { FLICKERS, type Flicker } from '../flicking';

export type ConquestMind = Mind<Flicker>;

/** By `foresight` it minds what the other team can do next, by `caution` it shies away from what it is unsure of. */
const mind = (level: Level, foresight: number, caution: number): ConquestMind => ({
  level,
  head: FLICKERS[level],
  weights: { foresight, caution },
});

/** The hands and heads of any flicked game. */
export const MINDS: Readonly<Record<Level, ConquestMind>> = {
  1: mind(1, 0.3, 0.2),
  2: mind(2, 0.5, 0.3),
  3: mind(3, 0.7, 0.4),
  4: mind(4, 0.9, 0.5),
  5: mind(5, 1, 0.4),
};

export const foresightOf = (of: ConquestMind): number => weightOf(of, 'foresight');
export const cautionOf = (of: ConquestMind): number => weightOf(of, 'caution');
