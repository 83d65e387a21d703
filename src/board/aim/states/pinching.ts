import { add, distance, scale, type Vec2 } from '../../../lib';
import { step, type AimState, type AimStep, type Finger } from '../aimState';

/** Two fingers on one spot would make the board endlessly large. */
const LEAST_SPAN_PX = 24;

const middle = (a: Vec2, b: Vec2): Vec2 => scale(add(a, b), 0.5);
const span = (a: Vec2, b: Vec2): number => Math.max(LEAST_SPAN_PX, distance(a, b));

/** Two fingers hold the board: what was between them stays between them. */
export function pinchingMoved(state: AimState, before: readonly Finger[]): AimStep {
  const [firstBefore, secondBefore] = before;
  const [first, second] = state.fingers;
  if (!firstBefore || !secondBefore || !first || !second) return step(state);
  const factor = span(first.at, second.at) / span(firstBefore.at, secondBefore.at);
  const from = middle(firstBefore.at, secondBefore.at);
  return step(state, { kind: 'looked', pinch: { factor, from, to: middle(first.at, second.at) } });
}
