import type { AmountsAsk } from '../../../rules/machine';

/** Who gives, or takes, how much. */
export type Shares = Readonly<Record<string, number>>;

export const NOTHING: Shares = {};

export const totalOf = (shares: Shares): number => Object.values(shares).reduce((sum, amount) => sum + amount, 0);

export const shareOf = (shares: Shares, id: string): number => shares[id] ?? 0;

const hasMore = ({ limits, unit }: AmountsAsk, shares: Shares, id: string): boolean =>
  shareOf(shares, id) + unit <= (limits[id] ?? 0);

const withMore = ({ unit }: AmountsAsk, shares: Shares, id: string): Shares => ({
  ...shares,
  [id]: shareOf(shares, id) + unit,
});

/** Whether this one can give more: it has it, and it is wanted. */
export const canGiveMore = (ask: AmountsAsk, shares: Shares, id: string): boolean =>
  hasMore(ask, shares, id) && totalOf(shares) + ask.unit <= ask.maxTotal;

/** One unit more, or less, of this one. */
export const stepped = (ask: AmountsAsk, shares: Shares, id: string, by: 1 | -1): Shares => ({
  ...shares,
  [id]: Math.max(0, shareOf(shares, id) + by * ask.unit),
});

/** Unit by unit up to the total, each from whoever has given least so far. */
export function fairShares(ask: AmountsAsk, from: Shares = NOTHING): Shares {
  let shares = from;
  for (let total = totalOf(from); total + ask.unit <= ask.maxTotal; total += ask.unit) {
    const open = Object.keys(ask.limits).filter((id) => hasMore(ask, shares, id));
    const [first, ...others] = open;
    if (first === undefined) return shares;
    const least = others.reduce((best, id) => (shareOf(shares, id) < shareOf(shares, best) ? id : best), first);
    shares = withMore(ask, shares, least);
  }
  return shares;
}

/** As much as this one has, and what is left from the others, evenly. */
export function firstFrom(ask: AmountsAsk, id: string): Shares {
  const most = Math.min(ask.limits[id] ?? 0, ask.maxTotal);
  const whole = most - (most % ask.unit);
  const others = Object.fromEntries(Object.entries(ask.limits).map(([one, limit]) => [one, one === id ? 0 : limit]));
  const left = { ...ask, limits: others, maxTotal: ask.maxTotal - whole };
  return { ...fairShares(left), ...(whole > 0 ? { [id]: whole } : {}) };
}

/** Whether the shares are an answer: as much as is asked, and no more than there is. */
export const isEnough = ({ minTotal, maxTotal }: AmountsAsk, shares: Shares): boolean =>
  totalOf(shares) >= minTotal && totalOf(shares) <= maxTotal;
