import type { Blow } from './blow';

/** Closer than this the ear hears one blow, and two copies of one recording would only comb each other. */
const TOGETHER_MS = 8;

/** Blows of one sound that come together become one: at the first one's time, with the energy of all. */
export function mergeTogether(blows: readonly Blow[]): Blow[] {
  const merged: Blow[] = [];
  for (const blow of blows) {
    const index = merged.findIndex((other) => other.sound === blow.sound && blow.atMs - other.atMs < TOGETHER_MS);
    const first = merged[index];
    if (first === undefined) merged.push(blow);
    else merged[index] = joined(first, blow);
  }
  return merged;
}

const joined = (first: Blow, next: Blow): Blow => ({
  ...first,
  gain: Math.min(1, Math.sqrt(first.gain ** 2 + next.gain ** 2)),
  rate: next.gain > first.gain ? next.rate : first.rate,
  impulseMmS: Math.max(first.impulseMmS, next.impulseMmS),
});
