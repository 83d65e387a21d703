import { PLAIN_DIE } from '../content/powerDice';
import type { DieLevel, PowerFace } from '../words/dice';
import { powerFacesOf, worthOf } from './powerDie';
import { remembering } from './remembering';

/** How often each sum comes up among all equally likely throws. */
export interface Spread {
  readonly least: number;
  /** `counts[i]` throws show `least + i`. */
  readonly counts: readonly number[];
}

const NOTHING: Spread = { least: 0, counts: [1] };

function oneOf(values: readonly number[]): Spread {
  if (values.length === 0) return { least: 0, counts: [] };
  const least = Math.min(...values);
  const counts = Array.from({ length: Math.max(...values) - least + 1 }, () => 0);
  for (const value of values) counts[value - least] = (counts[value - least] ?? 0) + 1;
  return { least, counts };
}

function sumOf(a: Spread, b: Spread): Spread {
  if (a.counts.length === 0 || b.counts.length === 0) return { least: 0, counts: [] };
  const counts = Array.from({ length: a.counts.length + b.counts.length - 1 }, () => 0);
  for (const [i, many] of a.counts.entries()) {
    for (const [j, more] of b.counts.entries()) counts[i + j] = (counts[i + j] ?? 0) + many * more;
  }
  return { least: a.least + b.least, counts };
}

const spreads = remembering<Spread>();

/** So many D together (REIGN-013). */
export const plainSpread = (dice: number): Spread =>
  spreads(0, dice, 0, () => (dice === 0 ? NOTHING : sumOf(plainSpread(dice - 1), oneOf(PLAIN_DIE))));

const isX = (face: PowerFace): boolean => face === 'X';

/** The throws that show no X, by their sum. */
export const soundSpread = (level: DieLevel, dice: number): Spread =>
  spreads(level, dice, 0, () => {
    const faces = (powerFacesOf(level) ?? []).filter((face) => !isX(face));
    return sumOf(oneOf(faces.map(worthOf)), plainSpread(dice));
  });

/** The throws that show an X, by what the other dice show. */
export const crossedSpread = (level: DieLevel, dice: number): Spread =>
  spreads(level, dice, 1, () => {
    const faces = (powerFacesOf(level) ?? []).filter(isX);
    return sumOf(oneOf(faces.map(worthOf)), plainSpread(dice));
  });

/** The sum over all throws of what each sum is worth. */
export function weighed({ least, counts }: Spread, worth: (sum: number) => number): number {
  let total = 0;
  for (let index = 0; index < counts.length; index++) total += (counts[index] ?? 0) * worth(least + index);
  return total;
}

/** How many throws there are of a power die and so many D. */
export const throwsOf = (dice: number): number => (dice === 0 ? 6 : 6 * throwsOf(dice - 1));
