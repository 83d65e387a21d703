import { nextBelow, type ChanceStream } from './chance';
import { refuse, type Refusal } from './refusal';
import type { Shape } from './shape';

/** Share a total out among several: pooled gold, points recovered, damage split. */
export interface AmountsAsk {
  readonly kind: 'amounts';
  /** What each may give or take at most. */
  readonly limits: Readonly<Record<string, number>>;
  readonly minTotal: number;
  readonly maxTotal: number;
  /** Every amount is a multiple of this. */
  readonly unit: number;
}

export interface AmountsAnswer {
  readonly kind: 'amounts';
  /** Who is not named gives nothing. */
  readonly amounts: Readonly<Record<string, number>>;
}

function whyNotAmount(ask: AmountsAsk, id: string, amount: number): Refusal | null {
  const limit = Object.hasOwn(ask.limits, id) ? ask.limits[id] : undefined;
  if (limit === undefined) return refuse('noSuchOption', null, { option: id });
  if (!Number.isInteger(amount) || amount < 0 || amount % ask.unit !== 0)
    return refuse('wrongAmount', null, { id, amount });
  return amount > limit ? refuse('tooMuch', null, { id, amount, limit }) : null;
}

function whyNot(ask: AmountsAsk, { amounts }: AmountsAnswer): Refusal | null {
  if (typeof amounts !== 'object' || amounts === null) return refuse('wrongAnswer');
  let total = 0;
  for (const [id, amount] of Object.entries(amounts)) {
    const refusal = whyNotAmount(ask, id, amount);
    if (refusal !== null) return refusal;
    total += amount;
  }
  const { minTotal, maxTotal } = ask;
  return total < minTotal || total > maxTotal ? refuse('wrongTotal', null, { minTotal, maxTotal, total }) : null;
}

/** Unit by unit, each to somebody who can still take one. */
function sample(ask: AmountsAsk, stream: ChanceStream) {
  const extra = nextBelow(stream, Math.floor((ask.maxTotal - ask.minTotal) / ask.unit) + 1);
  const amounts: Record<string, number> = {};
  let rest = extra.stream;
  for (let left = ask.minTotal + extra.value * ask.unit; left > 0; left -= ask.unit) {
    const open = Object.keys(ask.limits).filter((id) => (amounts[id] ?? 0) + ask.unit <= (ask.limits[id] ?? 0));
    if (open.length === 0) break;
    const drawn = nextBelow(rest, open.length);
    const id = open[drawn.value] as string;
    amounts[id] = (amounts[id] ?? 0) + ask.unit;
    rest = drawn.stream;
  }
  return { value: { kind: 'amounts' as const, amounts }, stream: rest };
}

export const amountsShape: Shape<AmountsAsk, AmountsAnswer> = { whyNot, sample };
