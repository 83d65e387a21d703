import { useState } from 'react';
import { useSteady } from '../../kit/alike';
import type { Played, TableState, TellingSpeed } from '../../../session';
import type { Pace } from './pace';

export interface Hurry {
  readonly pace: Pace;
  readonly isOn: boolean;
  /** Shows all that the app still does faster, or no longer; null while there is nothing to hurry. */
  readonly toggle: (() => void) | null;
}

/** Whoever has seen enough of the app's turn sees the rest of it faster, up to the next question. */
export function useHurry({ beat, prompt, thinking, view }: TableState<Played>, speed: TellingSpeed): Hurry {
  const [isOn, setOn] = useState(false);
  const isAsked = prompt !== null || (view.outcome !== null && beat === null);
  if (isOn && isAsked) setOn(false);
  const isSlow = speed !== 'instant' && !isAsked && (beat !== null || thinking !== null);
  const toggle = useSteady(() => setOn(!isOn));
  return { pace: isOn && speed !== 'instant' ? 'hurried' : speed, isOn, toggle: isSlow ? toggle : null };
}
