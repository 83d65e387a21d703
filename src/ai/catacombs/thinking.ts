import type { SeatId } from '../../rules/machine';
import type { Dice, Effort } from '../core';
import type { EvenMishaps } from '../flicking';
import type { SeatedMind } from './minds';
import type { Eyes } from './worth/worth';

/** Who thinks, with what, and for how long. */
export interface Thinking {
  readonly seat: SeatId;
  readonly mind: SeatedMind;
  readonly eyes: Eyes;
  readonly dice: Dice;
  /** What befalls the flicks that are compared: the same for each. */
  readonly mishaps: EvenMishaps;
  readonly effort: Effort;
}
