import { weightOf, type Level, type Mind } from '../core';
import { FLICKERS, type Flicker } from '../flicking';

export type ConquestMind = Mind<Flicker>;

/**
 * By `foresight` it minds what the other team can do next, by `caution` it shies away from what it is unsure of. By so many
 * tokens it takes a card, or a target, for more or less than it is worth (`misjudges`): in so small an arena nearly every
 * hand hits, and whoever knows the cards wins.
 */
const mind = (level: Level, foresight: number, caution: number, misjudges: number): ConquestMind => ({
  level,
  head: FLICKERS[level],
  weights: { foresight, caution, misjudges },
});

/** The hands and heads of any flicked game. */
export const MINDS: Readonly<Record<Level, ConquestMind>> = {
  1: mind(1, 0.3, 0.2, 1.65),
  2: mind(2, 0.5, 0.3, 1.35),
  3: mind(3, 0.7, 0.4, 1.05),
  4: mind(4, 0.9, 0.5, 0.75),
  5: mind(5, 1, 0.4, 0),
};

export const foresightOf = (of: ConquestMind): number => weightOf(of, 'foresight');
export const cautionOf = (of: ConquestMind): number => weightOf(of, 'caution');
export const misjudgesBy = (of: ConquestMind): number => weightOf(of, 'misjudges');
