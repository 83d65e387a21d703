import type { Vec2 } from '../../lib';
import type { DiscId } from '../../rules/flicking';
import type { AimState, AimTable } from './aimState';
import { estimateVelocity } from './estimateVelocity';
import { pullAt } from './pull';

/** The flick that lifting the finger now would be; null unless a finger is aiming. */
export function aimNow(
  { mode }: AimState,
  atMs: number,
  scale: Pick<AimTable, 'fullSpeedPxS' | 'glass'>,
): { discId: DiscId; velocityPxS: Vec2 } | null {
  if (mode.kind === 'aiming') {
    return { discId: mode.swipe.discId, velocityPxS: estimateVelocity(mode.swipe.trace, atMs) };
  }
  if (mode.kind === 'pulling') {
    return { discId: mode.swipe.discId, velocityPxS: pullAt(mode.swipe, atMs, scale) };
  }
  return null;
}

/** The disc that the next swipe or pull will flick, if any is meant. */
export function selectedDisc({ mode, chosenId }: AimState): string | null {
  return mode.kind === 'pointing' || mode.kind === 'aiming' || mode.kind === 'pulling' ? mode.swipe.discId : chosenId;
}

/** A disc chosen without a finger, by keyboard, screen reader or the parent; null lets go of the choice. */
export const chosen = (state: AimState, discId: DiscId | null): AimState => ({ ...state, chosenId: discId });
