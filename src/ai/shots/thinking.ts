import type { SeatId } from '../../rules/machine';
import type { Dice } from '../dice';
import type { Effort } from '../effort';
import type { Mind } from '../mind';
import type { EvenMishaps } from '../mishap';
import type { Eyes } from '../worth/worth';

/** Who thinks, with what, and for how long. */
export interface Thinking {
  readonly seat: SeatId;
  readonly mind: Mind;
  readonly eyes: Eyes;
  readonly dice: Dice;
  /** What befalls the flicks that are compared: the same for each. */
  readonly mishaps: EvenMishaps;
  readonly effort: Effort;
}
