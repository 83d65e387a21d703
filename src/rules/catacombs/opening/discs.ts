import { discsIn, SORTS_OF, withDiscs, type Stock } from '../content/stock';
import type { DiscSort } from '../words/discSorts';
import type { MonsterId } from '../words/ids';
import type { KeptDisc } from '../words/opening';
import type { Kill } from '../words/rewards';

/** The disc that a monster takes out of this reserve: the one that is said, or the plainest; null where there is none. */
export const discFor = (stock: Stock, monster: MonsterId, said?: DiscSort): DiscSort | null =>
  SORTS_OF[monster].find((sort) => discsIn(stock, sort) > 0 && (said === undefined || said === sort)) ?? null;

export const withoutDisc = (stock: Stock, disc: DiscSort): Stock => withDiscs(stock, disc, -1);

export interface DiscsTaken {
  readonly stock: Stock;
  readonly kills: readonly Kill[];
  /** The first for which there was no disc, by its place; -1: there were enough. */
  readonly missing: number;
}

const killOf = (kept: KeptDisc): { readonly monster: MonsterId; readonly disc?: DiscSort } =>
  typeof kept === 'string' ? { monster: kept } : kept;

/** One after the other out of the reserve (BASE-022). */
export function takeDiscs(stock: Stock, kept: readonly KeptDisc[]): DiscsTaken {
  let left = stock;
  const kills: Kill[] = [];
  for (const [index, one] of kept.entries()) {
    const { monster, disc: said } = killOf(one);
    const disc = discFor(left, monster, said);
    if (disc === null) return { stock: left, kills, missing: index };
    left = withoutDisc(left, disc);
    kills.push({ monster, disc });
  }
  return { stock: left, kills, missing: -1 };
}
