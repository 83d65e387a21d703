import type { Level } from '../core';

/** How a hand errs: what it wants and what it does are two things. */
export interface Hand {
  /** By how much a flick goes astray sideways, as the tangent of an angle: one in three is worse. */
  readonly turn: number;
  /** By what share its speed is off at full power; a soft flick is off by half of that. */
  readonly power: number;
  /** How often a finger slips, and everything is three times as far off. */
  readonly slips: number;
}

const hand = (turn: number, power: number, slips: number): Hand => ({ turn, power, slips });

/** The same hands, whatever is flicked. */
export const HANDS: Readonly<Record<Level, Hand>> = {
  1: hand(0.13, 0.25, 0.1),
  2: hand(0.102, 0.2, 0.075),
  3: hand(0.072, 0.158, 0.05),
  4: hand(0.046, 0.108, 0.025),
  5: hand(0.024, 0.06, 0.01),
};
