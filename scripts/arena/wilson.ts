/** Twice as wide as one in twenty would have it on either side. */
const Z = 1.96;

export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Where the true share lies, 19 times of 20, when so many of so many were seen (Wilson). */
export function wilson(seen: number, of: number): Interval {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = seen / of;
  const z2 = (Z * Z) / of;
  const middle = (share + z2 / 2) / (1 + z2);
  const reach = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

const inPercent = (share: number): string => (share * 100).toFixed(1);

export const told = ({ share, low, high }: Interval): string =>
  `${inPercent(share).padStart(5)} % (${inPercent(low)} to ${inPercent(high)})`;
