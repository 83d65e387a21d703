import { isFields } from '../../lib';
import type { Hand } from '../../ai/flicking';

/** A hand that errs as somebody's does. */
export interface Likeness {
  /** What that player goes by. */
  readonly of: string;
  /** On how many flicks it is built. */
  readonly flicks: number;
  readonly hand: Hand;
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** A likeness as it was kept; null for anything that is none. */
export function readLikeness(kept: unknown): Likeness | null {
  if (!isFields(kept) || !isFields(kept.hand)) return null;
  const { of, flicks } = kept;
  const { turn, power, slips } = kept.hand;
  if (typeof of !== 'string' || typeof flicks !== 'number') return null;
  return isShare(turn) && isShare(power) && isShare(slips) ? { of, flicks, hand: { turn, power, slips } } : null;
}
