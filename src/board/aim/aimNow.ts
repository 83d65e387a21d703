import type { Vec2 } from '../../lib';
import type { AimState } from './aimState';
import { estimateVelocity } from './estimateVelocity';

/** The flick that lifting the finger now would be; null unless a finger is aiming. */
export function aimNow({ mode }: AimState, atMs: number): { discId: string; velocityPxS: Vec2 } | null {
  if (mode.kind !== 'aiming') return null;
  return { discId: mode.swipe.discId, velocityPxS: estimateVelocity(mode.swipe.trace, atMs) };
}

/** The disc that the next swipe will flick, if any is meant. */
export function selectedDisc({ mode, chosenId }: AimState): string | null {
  return mode.kind === 'pointing' || mode.kind === 'aiming' ? mode.swipe.discId : chosenId;
}

/** A disc chosen without a finger: by keyboard or screen reader. */
export const chosen = (state: AimState, discId: string): AimState => ({ ...state, chosenId: discId });
