import type { Expansion } from '../words/ids';

/** 20 cards of 100 and 20 of 500 (BASE-004). */
const BASE_GOLD = 12_000;

/** Ten cards of 1,000 (SOL-004). */
const GOLD_OF: Readonly<Record<Expansion, number>> = { soloth: 10_000, vermin: 0, workshop: 0 };

/** All the gold that there is: more is never earned (BASE-005, SOL-005). */
export const goldInTheBox = (expansions: readonly Expansion[]): number =>
  expansions.reduce((gold, expansion) => gold + GOLD_OF[expansion], BASE_GOLD);
