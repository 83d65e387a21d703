import type { SeatId } from '../../rules/machine';
import type { ConquestAnswer } from '../../rules/conquest';
import type { Dice, Effort } from '../core';
import type { EvenMishaps } from '../flicking';
import type { ConquestMind } from './minds';
import type { ConquestThought } from './thought';
import type { Eyes } from './worth/worth';

/** Who thinks, with what, and for how long. */
export interface Thinking {
  readonly seat: SeatId;
  readonly mind: ConquestMind;
  readonly eyes: Eyes;
  readonly dice: Dice;
  /** What befalls the flicks that are compared: the same for each. */
  readonly mishaps: EvenMishaps;
  readonly effort: Effort;
}

export interface Answered {
  readonly answer: ConquestAnswer;
  readonly thought: ConquestThought;
}

export const choice = (...options: readonly string[]) => ({ kind: 'choose' as const, options });
