import { step, type AimState, type AimStep, type Swipe } from '../aimState';
import type { TouchSample } from '../fingerPath';
import { extended, hasSlid } from '../swipe';
import { tapped } from './tap';

/** A finger rests on a disc: it may yet be a tap. */
export function pointingMoved(state: AimState, swipe: Swipe, sample: TouchSample): AimStep {
  const kind = hasSlid(swipe, sample) ? 'aiming' : 'pointing';
  return step({ ...state, mode: { kind, swipe: extended(swipe, sample) } });
}

/** A tapped disc is chosen; a tap beside it lets go of the choice. */
export function pointingReleased(state: AimState, swipe: Swipe, atMs: number): AimStep {
  return tapped(state, swipe.start, atMs, swipe.isOnDisc ? swipe.discId : null);
}
