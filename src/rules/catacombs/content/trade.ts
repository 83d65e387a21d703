import type { Expansion } from '../words/ids';

/** How a Merchant sells. */
export interface Trade {
  readonly offerSize: number;
  /** How many cards may go at half price (BASE-288). */
  readonly discounts: number;
  /** For so much the next card of the deck joins the offer; null: it stays hidden. */
  readonly peekPrice: number | null;
}

/** BASE-286, BASE-287 */
const BASE_TRADE: Trade = { offerSize: 6, discounts: 2, peekPrice: null };

/** SOL-050, SOL-052, SOL-053 */
const SOLOTH_TRADE: Trade = { offerSize: 10, discounts: 0, peekPrice: 100 };

/** The new Merchant replaces the old one everywhere (SOL-049). */
export const tradeWith = (expansions: readonly Expansion[]): Trade =>
  expansions.includes('soloth') ? SOLOTH_TRADE : BASE_TRADE;
