import type { Odds } from '../words/deeds';
import type { Thrown } from '../words/dice';
import type { Test } from '../words/throws';
import { dieLevelOf, surplusOf, worthOf } from './powerDie';
import { remembering } from './remembering';
import { soundSpread, throwsOf, weighed } from './spread';

export interface TestResult {
  /** null: an X, or no die to throw. */
  readonly total: number | null;
  readonly isPassed: boolean;
}

/** REIGN-064, REIGN-065. */
const thresholdOf = ({ difficulty }: Test): number => Math.max(0, difficulty);

const addedTo = ({ bonus, level }: Test): number => bonus + surplusOf(level);

export const sumOfPlain = ({ plain }: Thrown): number => plain.reduce<number>((sum, face) => sum + face, 0);

/** No bonus rescues an X, and a level without a die fails (REIGN-066, REIGN-067, REIGN-072). */
export function testResult(test: Test, thrown: Thrown): TestResult {
  if (dieLevelOf(test.level) === null || thrown.power === null || thrown.power === 'X') {
    return { total: null, isPassed: false };
  }
  const total = worthOf(thrown.power) + sumOfPlain(thrown) + addedTo(test);
  return { total, isPassed: total >= thresholdOf(test) };
}

const MOST = 500;
const odds = remembering<Odds>();

/** Exactly, for whoever shows it, weighs it or tests it. */
export function oddsOf(test: Test): Odds {
  const die = dieLevelOf(test.level);
  if (die === null) return { wins: 0, of: throwsOf(test.dice) };
  const least = thresholdOf(test) - addedTo(test);
  // With more or less than any throw can show the chance is the same.
  const bound = Math.max(-MOST, Math.min(MOST, least));
  return odds(die, test.dice, bound, () => {
    return { wins: weighed(soundSpread(die, test.dice), (sum) => (sum >= bound ? 1 : 0)), of: throwsOf(test.dice) };
  });
}
