import type { Odds } from '../words/deeds';
import type { Thrown } from '../words/dice';
import type { BlowPlan } from '../words/throws';
import { dieLevelOf, surplusOf, worthOf } from './powerDie';
import { remembering } from './remembering';
import { crossedSpread, soundSpread, throwsOf, weighed } from './spread';
import { sumOfPlain } from './test';

export interface BlowResult {
  readonly isHit: boolean;
  /** Hit points lost, none below zero. */
  readonly damage: number;
}

const MISS: BlowResult = { isHit: false, damage: 0 };

const damageOf = ({ flat, level, soak }: BlowPlan, shown: number): number =>
  Math.max(0, shown + flat + surplusOf(level) - soak);

export function blowResult(blow: BlowPlan, thrown: Thrown): BlowResult {
  if (dieLevelOf(blow.level) === null || thrown.power === null) return MISS;
  const shown = worthOf(thrown.power) + sumOfPlain(thrown);
  if (!blow.isSure && (thrown.power === 'X' || shown < 0)) return MISS;
  return { isHit: true, damage: damageOf(blow, shown) };
}

type Aim = Pick<BlowPlan, 'level' | 'dice' | 'isSure'>;

/** Each throw that hits, weighed by its sum. */
function overHits(blow: Aim, worth: (shown: number) => number): number {
  const die = dieLevelOf(blow.level);
  if (die === null) return 0;
  const { dice, isSure } = blow;
  const sound = weighed(soundSpread(die, dice), (shown) => (isSure || shown >= 0 ? worth(shown) : 0));
  return isSure ? sound + weighed(crossedSpread(die, dice), worth) : sound;
}

const hits = remembering<Odds>();

export const hitOddsOf = (blow: Aim): Odds =>
  hits(dieLevelOf(blow.level) ?? 0, blow.dice, blow.isSure ? 1 : 0, () => {
    return { wins: overHits(blow, () => 1), of: throwsOf(blow.dice) };
  });

/** The chance to take at least so many hit points. */
export const damageOddsOf = (blow: BlowPlan, least: number): Odds => ({
  wins: overHits(blow, (shown) => (damageOf(blow, shown) >= least ? 1 : 0)),
  of: throwsOf(blow.dice),
});

/** Hit points lost on average. */
export const meanDamageOf = (blow: BlowPlan): number =>
  overHits(blow, (shown) => damageOf(blow, shown)) / throwsOf(blow.dice);
