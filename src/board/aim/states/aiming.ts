import { length } from '../../../lib';
import { CANCELLED, IDLE, step, type AimState, type AimStep, type AimTable, type Swipe } from '../aimState';
import { estimateVelocity } from '../estimateVelocity';
import type { TouchSample } from '../fingerPath';
import { comesBackHome, extended } from '../swipe';

/** A finger has slid off: lifted, it flicks; back on the disc, it does not. */
export function aimingMoved(state: AimState, swipe: Swipe, sample: TouchSample): AimStep {
  if (comesBackHome(swipe, sample)) return step({ ...state, mode: CANCELLED });
  return step({ ...state, mode: { kind: 'aiming', swipe: extended(swipe, sample) } });
}

/** The place where a finger is lifted is not asked: lifting never changes the aim. */
export function aimingReleased(state: AimState, swipe: Swipe, atMs: number, table: AimTable): AimStep {
  const isStillLegal = table.discs.some((disc) => disc.id === swipe.discId);
  if (!isStillLegal) return step({ ...state, mode: IDLE, chosenId: null });
  const velocityPxS = estimateVelocity(swipe.trace, atMs);
  if (length(velocityPxS) < table.leastSpeedPxS) return step({ ...state, mode: IDLE });
  return step({ ...state, mode: IDLE, chosenId: null }, { kind: 'flicked', discId: swipe.discId, velocityPxS });
}
