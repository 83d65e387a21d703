import type { WorldOutcome } from './world';

type Place = { readonly xMm: number; readonly yMm: number };

export const distanceMm = (a: Place, b: Place): number => Math.sqrt((a.xMm - b.xMm) ** 2 + (a.yMm - b.yMm) ** 2);

/** How far apart two solvers left the disc on which they disagree most. */
export function farthestMm(one: WorldOutcome, other: WorldOutcome): number {
  return one.discs.reduce((farthest, disc, index) => {
    const mate = other.discs[index];
    return mate === undefined ? Infinity : Math.max(farthest, distanceMm(disc, mate));
  }, 0);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const largest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
