import type { Dice } from '../core';
import { bellAt } from './bell';

/** What chance does to one flick, whoever makes it. */
export interface Mishap {
  /** From 0 to 1: a finger slips where this lies below how often it does. */
  readonly slip: number;
  /** To either side, around 0, spread by 1. */
  readonly aside: number;
  /** Too soft or too hard, likewise. */
  readonly strength: number;
}

export const mishapOf = (dice: Dice): Mishap => ({ slip: dice.share(), aside: dice.bell(), strength: dice.bell() });

/** Steps that never fall into line with one another: powers of the root of x^4 = x + 1. */
const STEPS = { aside: 0.8191725133961645, strength: 0.6710436067037893, slip: 0.5497004779019703 } as const;

/**
 * Mishaps for flicks that are only imagined: as common as the hand's own, but laid out evenly, so that few of them say
 * what many by chance would. All that is compared meets the same ones: what differs is the flick and not its luck.
 */
export class EvenMishaps {
  private readonly from: Readonly<Record<keyof typeof STEPS, number>>;

  constructor(dice: Dice) {
    this.from = { aside: dice.share(), strength: dice.share(), slip: dice.share() };
  }

  private share(of: keyof typeof STEPS, index: number): number {
    const whole = this.from[of] + index * STEPS[of];
    return whole - Math.floor(whole);
  }

  at(index: number): Mishap {
    return {
      slip: this.share('slip', index),
      aside: bellAt(this.share('aside', index)),
      strength: bellAt(this.share('strength', index)),
    };
  }
}
