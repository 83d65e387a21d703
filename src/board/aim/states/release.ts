import { length, type Vec2 } from '../../../lib';
import { IDLE, placeOf, step, type AimState, type AimStep, type AimTable, type Fizzle, type Swipe } from '../aimState';
import type { DiscId } from '../../../rules/flicking';

/** A finger that was aiming is up: the disc flies, unless it no longer may or nobody would see it move. */
export function released(
  state: AimState,
  { discId, trace, press }: Swipe,
  velocityPxS: Vec2,
  table: AimTable,
): AimStep {
  const last = trace.at(-1);
  const fizzled = (why: Fizzle, chosenId: DiscId | null): AimStep =>
    step({ ...state, mode: IDLE, chosenId }, { kind: 'fizzled', why, at: last ? placeOf(last) : press.at });
  const isStillLegal = table.discs.some((disc) => disc.id === discId);
  if (!isStillLegal) return fizzled('calledOff', null);
  if (length(velocityPxS) < table.leastSpeedPxS) return fizzled('soft', state.chosenId);
  return step({ ...state, mode: IDLE, chosenId: null }, { kind: 'flicked', discId, velocityPxS });
}
