import { distance, type Vec2 } from '../../../lib';
import { IDLE, step, type AimState, type AimStep } from '../aimState';

const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 40;

/** A finger went up where it came down. The second time in a row it is a double tap, whatever it was on. */
export function tapped(state: AimState, at: Vec2, atMs: number, chosenId: string | null): AimStep {
  const { lastTap } = state;
  const isSecond =
    lastTap !== null && atMs - lastTap.atMs <= DOUBLE_TAP_MS && distance(at, lastTap.at) <= DOUBLE_TAP_PX;
  const lastOfPair = isSecond ? null : { at, atMs };
  return step({ ...state, mode: IDLE, chosenId, lastTap: lastOfPair }, isSecond ? { kind: 'doubleTapped', at } : null);
}
