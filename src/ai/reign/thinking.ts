import type { SeatId } from '../../rules/machine';
import type { ReignAnswer, ReignState } from '../../rules/reign';
import type { Dice, Effort } from '../core';
import type { Explorer } from './minds';
import type { ReignThought } from './thought';

/** Who thinks, with what, and for how long. */
export interface Thinking {
  readonly view: ReignState;
  readonly seat: SeatId;
  readonly head: Explorer;
  readonly dice: Dice;
  readonly effort: Effort;
}

export interface Answered {
  readonly answer: ReignAnswer;
  readonly thought: ReignThought;
}

/** These, or none of them. */
export const chosen = (...options: readonly string[]): Answered => ({
  answer: { kind: 'choose', options },
  thought: { kind: 'chosen', options },
});
