import { length, vec2, type Vec2 } from '../../lib';
import { positionsAlong, type TouchSample } from './fingerPath';

/**
 * How fast a finger flicks, in pixels a second, from its samples alone.
 *
 * The samples are first made a path in time, then the path is read every millisecond: from there on nothing depends on
 * how often the screen reported. Over a window of the path the velocity is the slope of the least-squares line, which
 * in continuous time is the mean of the velocity under a parabola: the ends of the window, where a lifted finger rolls
 * and a short trace begins, hardly count. The window is slid over the last moments and its fastest place is the flick,
 * so that the silence between the last movement and the lifting changes nothing. The later of two equal places wins:
 * a finger that turns flicks to where it went last.
 */

const STEP_MS = 1;
/** Three and a half frames of the slowest screen: fewer, and 60 Hz no longer agrees with 240 Hz. */
const WINDOW_MS = 60;
/** A finger that has been still for longer than this is stopping; after this and a window it has stopped. */
const LIFT_MS = 50;
/** How much slower a movement may be to be preferred to one that ended LIFT_MS earlier. */
const LATENESS = 0.3;

const WINDOW_STEPS = WINDOW_MS / STEP_MS;
/** Half a window beyond the release, for flicks so short that a whole window does not fit before it. */
const PLACES = (LIFT_MS + WINDOW_MS / 2) / STEP_MS + 1;

/** The parabola, summing to one: what each step of the window counts for. */
const weights = Array.from({ length: WINDOW_STEPS }, (_, step) => {
  const along = (step + 0.5) / WINDOW_STEPS;
  return along * (1 - along);
});
const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);

const MS_PER_S = 1000;

function slopeFrom(path: readonly Vec2[], start: number): Vec2 {
  let x = 0;
  let y = 0;
  weights.forEach((weight, step) => {
    const from = path[start + step];
    const to = path[start + step + 1];
    if (!from || !to) return;
    x += weight * (to.x - from.x);
    y += weight * (to.y - from.y);
  });
  const perSecond = MS_PER_S / (totalWeight * STEP_MS);
  return vec2(x * perSecond, y * perSecond);
}

export function estimateVelocity(samples: readonly TouchSample[], releasedAtMs: number): Vec2 {
  const path = positionsAlong(samples, releasedAtMs - LIFT_MS - WINDOW_MS, STEP_MS, PLACES + WINDOW_STEPS);
  let best = vec2(0, 0);
  let bestScore = 0;
  for (let place = 0; place < PLACES; place++) {
    const velocity = slopeFrom(path, place);
    const earlyMs = Math.max(0, LIFT_MS - place * STEP_MS);
    const score = length(velocity) * (1 - (LATENESS * earlyMs) / LIFT_MS);
    if (score > bestScore) {
      bestScore = score;
      best = velocity;
    }
  }
  return best;
}
