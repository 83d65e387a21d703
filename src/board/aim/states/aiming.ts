import { CANCELLED, placeOf, step, type AimState, type AimStep, type AimTable, type Swipe } from '../aimState';
import { estimateVelocity } from '../estimateVelocity';
import type { TouchSample } from '../fingerPath';
import { comesBackHome, extended } from '../swipe';
import { released } from './release';

/** A finger has slid off: lifted, it flicks; back on the disc, it does not. */
export function aimingMoved(state: AimState, swipe: Swipe, sample: TouchSample): AimStep {
  if (comesBackHome(swipe, sample)) {
    return step({ ...state, mode: CANCELLED }, { kind: 'fizzled', why: 'calledOff', at: placeOf(sample) });
  }
  return step({ ...state, mode: { kind: 'aiming', swipe: extended(swipe, sample) } });
}

/** The place where a finger is lifted is not asked: lifting never changes the aim. */
export const aimingReleased = (state: AimState, swipe: Swipe, atMs: number, table: AimTable): AimStep =>
  released(state, swipe, estimateVelocity(swipe.trace, atMs), table);
