import type { Thrown } from '../words/dice';
import { dieLevelOf, surplusOf, worthOf } from './powerDie';
import { crossedSpread, soundSpread, throwsOf, weighed } from './spread';
import { sumOfPlain, type Odds } from './test';

/** An attack with a weapon: one throw decides the hit and adds to the damage (REIGN-088, REIGN-089). */
export interface Blow {
  readonly level: number;
  /** Damage dice, those of a powerful attack or a precise shot among them (REIGN-092, REIGN-093, REIGN-101). */
  readonly dice: number;
  /** Force and the plain numbers of the weapon: they count for damage alone. */
  readonly flat: number;
  /** Endurance and armour of the target. */
  readonly soak: number;
  /** Melee against what cannot move: it is always hit, and an X counts as 0 (REIGN-090, REIGN-091, REIGN-167). */
  readonly isSure: boolean;
}

export interface BlowResult {
  readonly isHit: boolean;
  /** Hit points lost, none below zero. */
  readonly damage: number;
}

const MISS: BlowResult = { isHit: false, damage: 0 };

const damageOf = ({ flat, level, soak }: Blow, shown: number): number =>
  Math.max(0, shown + flat + surplusOf(level) - soak);

export function blowResult(blow: Blow, thrown: Thrown): BlowResult {
  if (dieLevelOf(blow.level) === null || thrown.power === null) return MISS;
  const shown = worthOf(thrown.power) + sumOfPlain(thrown);
  if (!blow.isSure && (thrown.power === 'X' || shown < 0)) return MISS;
  return { isHit: true, damage: damageOf(blow, shown) };
}

/** Each throw that hits, weighed by its sum. */
function overHits(blow: Blow, worth: (shown: number) => number): number {
  const die = dieLevelOf(blow.level);
  if (die === null) return 0;
  const { dice, isSure } = blow;
  const sound = weighed(soundSpread(die, dice), (shown) => (isSure || shown >= 0 ? worth(shown) : 0));
  return isSure ? sound + weighed(crossedSpread(die, dice), worth) : sound;
}

export const hitOddsOf = (blow: Blow): Odds => ({ wins: overHits(blow, () => 1), of: throwsOf(blow.dice) });

/** The chance to take at least so many hit points. */
export const damageOddsOf = (blow: Blow, least: number): Odds => ({
  wins: overHits(blow, (shown) => (damageOf(blow, shown) >= least ? 1 : 0)),
  of: throwsOf(blow.dice),
});

/** Hit points lost on average. */
export const meanDamageOf = (blow: Blow): number =>
  overHits(blow, (shown) => damageOf(blow, shown)) / throwsOf(blow.dice);
