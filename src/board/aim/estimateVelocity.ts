import { length, vec2, type Vec2 } from '../../lib';
import { positionsAlong, type TouchSample } from './fingerPath';

/**
 * How fast a finger flicks, in pixels a second, from its samples alone.
 *
 * The samples are first made a path in time, then the path is read in even steps: from there on nothing depends on
 * how often the screen reported. Over a window of the path the velocity is the slope of the least-squares line, which
 * in continuous time is the mean of the velocity under a parabola: the ends of the window, where a lifted finger rolls,
 * hardly count. The window is slid over the last moments and its fastest place is the flick, so that the silence between
 * the last movement and the lifting changes nothing. The later of two equal places wins: a finger that turns flicks to
 * where it went last. A busy screen that reports a finger seldom is given longer: the same movement is the same flick
 * however often it was looked at.
 */

/** Three and a half frames of the slowest screen: less, and 60 Hz no longer agrees with 240 Hz. */
const WINDOW_MS = 60;
/** A finger that lands flicking is read from its landing on, if it moves for at least so long. */
const LEAST_WINDOW_MS = 25;
/** A window as short as this, if there were one, would have flat weights. */
const FLAT_WINDOW_MS = 20;
const WINDOW_STEPS = 60;
/** A finger that has been still for longer than this is stopping; after this and a window it has stopped. */
const LIFT_MS = 50;
/** A screen that saw it move only after so long may be as late with the rest; one still later has seen it rest. */
const SELDOM_MS = 150;
/** How much slower a movement may be to be preferred to one that ended LIFT_MS earlier. */
const LATENESS = 0.3;

const MS_PER_S = 1000;

/** What each step of a window counts for, summing to one: the same without a bend, a parabola with a whole one. */
function weightsOf(bend: number): readonly number[] {
  const upTo = (along: number): number => {
    const fromMiddle = 2 * along - 1;
    return (fromMiddle - (bend * fromMiddle ** 3) / 3) / (2 - (2 * bend) / 3);
  };
  return Array.from({ length: WINDOW_STEPS }, (_, step) => upTo((step + 1) / WINDOW_STEPS) - upTo(step / WINDOW_STEPS));
}

const PARABOLA = weightsOf(1);

/**
 * A short window spans a whole stroke, of which a slow screen has seen one or two places but always both ends. The shorter
 * it is, the flatter are the weights of its speed, and flat they ask for nothing but the ends: no screen sees those differently.
 */
const speedWeightsOf = (windowMs: number): readonly number[] =>
  weightsOf(((windowMs - FLAT_WINDOW_MS) / (WINDOW_MS - FLAT_WINDOW_MS)) ** 2);

/** Mean velocity under the weights over the window that begins at a step of the path. */
function slopeFrom(weights: readonly number[], path: readonly Vec2[], start: number, stepMs: number): Vec2 {
  let x = 0;
  let y = 0;
  weights.forEach((weight, step) => {
    const from = path[start + step];
    const to = path[start + step + 1];
    if (!from || !to) return;
    x += weight * (to.x - from.x);
    y += weight * (to.y - from.y);
  });
  const perSecond = MS_PER_S / stepMs;
  return vec2(x * perSecond, y * perSecond);
}

/** The roll of a lifted finger has no say in the way of a flick, however short. */
function headed(way: Vec2, speed: number): Vec2 {
  const wayLength = length(way);
  return wayLength === 0 ? vec2(0, 0) : vec2((way.x * speed) / wayLength, (way.y * speed) / wayLength);
}

interface LastMove {
  readonly atMs: number;
  /** Since the report before it. */
  readonly afterMs: number;
}

function lastMoveOf(samples: readonly TouchSample[]): LastMove | null {
  for (let index = samples.length - 1; index > 0; index -= 1) {
    const [before, at] = [samples[index - 1], samples[index]];
    if (!before || !at || (before.xPx === at.xPx && before.yPx === at.yPx)) continue;
    return { atMs: at.atMs, afterMs: at.atMs - before.atMs };
  }
  return null;
}

export function estimateVelocity(samples: readonly TouchSample[], releasedAtMs: number): Vec2 {
  const landedAtMs = samples[0]?.atMs;
  const lastMove = lastMoveOf(samples);
  if (landedAtMs === undefined || lastMove === null) return vec2(0, 0);
  const movedAtMs = lastMove.atMs;

  const windowMs = Math.min(WINDOW_MS, Math.max(LEAST_WINDOW_MS, movedAtMs - landedAtMs));
  const stepMs = windowMs / WINDOW_STEPS;
  // Half a window beyond the movement: where one shorter than the window is seen in the middle of it.
  const latestMs = movedAtMs + windowMs / 2;
  const liftMs = Math.max(LIFT_MS, Math.min(lastMove.afterMs, SELDOM_MS));
  const earliestMs = releasedAtMs - liftMs;
  const places = Math.floor((latestMs - earliestMs) / stepMs) + 1;
  if (places <= 0) return vec2(0, 0);

  const path = positionsAlong(samples, earliestMs - windowMs, stepMs, places + WINDOW_STEPS);
  const fastestUnder = (weights: readonly number[]): Vec2 => {
    let best = vec2(0, 0);
    let bestScore = 0;
    for (let place = 0; place < places; place++) {
      const velocity = slopeFrom(weights, path, place, stepMs);
      const earlyMs = Math.max(0, movedAtMs - (earliestMs + place * stepMs));
      const score = length(velocity) * (1 - (LATENESS * earlyMs) / liftMs);
      if (score > bestScore) {
        bestScore = score;
        best = velocity;
      }
    }
    return best;
  };
  const flick = fastestUnder(PARABOLA);
  return windowMs === WINDOW_MS ? flick : headed(flick, length(fastestUnder(speedWeightsOf(windowMs))));
}
