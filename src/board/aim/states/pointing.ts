import { IDLE, placeOf, step, type AimState, type AimStep, type AimTable, type Swipe } from '../aimState';
import type { TouchSample } from '../fingerPath';
import { isLiftedElsewhere } from '../press';
import { extended, hasSlid } from '../swipe';
import { tapped } from './tap';

/** A finger rests on a disc, or anywhere for a chosen one: it may yet be a tap. */
export function pointingMoved(state: AimState, swipe: Swipe, sample: TouchSample, { way }: AimTable): AimStep {
  const moved = extended(swipe, sample);
  if (!hasSlid(swipe, sample)) return step({ ...state, mode: { kind: 'pointing', swipe: moved } });
  return step({ ...state, mode: { kind: way === 'pullBack' ? 'pulling' : 'aiming', swipe: moved } });
}

/** A swipe of which nothing was seen but its two ends flicks nothing: how fast it went there nobody knows. */
export function pointingReleased(state: AimState, { press }: Swipe, sample: TouchSample, table: AimTable): AimStep {
  if (!isLiftedElsewhere(press, sample)) return tapped(state, press, sample.atMs, table);
  return step({ ...state, mode: IDLE }, { kind: 'fizzled', why: 'unseen', at: placeOf(sample) });
}
