import { CANCELLED, placeOf, step, type AimState, type AimStep, type AimTable, type Swipe } from '../aimState';
import type { TouchSample } from '../fingerPath';
import { pullAt } from '../pull';
import { comesBackHome, extended } from '../swipe';
import { released } from './release';

/** A finger pulls its disc back like a sling's stone; back on the disc, it lets go of it. */
export function pullingMoved(state: AimState, swipe: Swipe, sample: TouchSample): AimStep {
  if (comesBackHome(swipe, sample)) {
    return step({ ...state, mode: CANCELLED }, { kind: 'fizzled', why: 'calledOff', at: placeOf(sample) });
  }
  return step({ ...state, mode: { kind: 'pulling', swipe: extended(swipe, sample) } });
}

export const pullingReleased = (state: AimState, swipe: Swipe, atMs: number, table: AimTable): AimStep =>
  released(state, swipe, pullAt(swipe, atMs, table), table);
