import { length, type Vec2 } from '../../../lib';
import { IDLE, step, type AimState, type AimStep, type AimTable } from '../aimState';

/** A finger that was aiming is up: the disc flies, unless it no longer may or nobody would see it move. */
export function released(state: AimState, discId: string, velocityPxS: Vec2, table: AimTable): AimStep {
  const isStillLegal = table.discs.some((disc) => disc.id === discId);
  if (!isStillLegal) return step({ ...state, mode: IDLE, chosenId: null });
  if (length(velocityPxS) < table.leastSpeedPxS) return step({ ...state, mode: IDLE });
  return step({ ...state, mode: IDLE, chosenId: null }, { kind: 'flicked', discId, velocityPxS });
}
