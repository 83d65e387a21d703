import { add, distance, dot, scale, sub, type Vec2 } from '../../lib';
import type { DiscId } from '../../rules/flicking';
import { placeOf, type AimDisc, type Press, type Swipe } from './aimState';
import type { TouchSample } from './fingerPath';

/** A finger that moves less than this taps. */
export const TAP_SLOP_PX = 10;
/** Home is never smaller than a finger, or nobody could slide back to it. */
const LEAST_HOME_PX = 22;
/** How far beyond home a finger goes before coming back means anything. */
const LEAVING_PX = 4;
/** The estimator reads the last tenth of a second; the rest is kept for the rest before it. */
const TRACE_MS = 400;

/**
 * On the disc, or from a place near it: home is the disc, and as much around it as reaches to where the finger landed.
 * A finger that begins beside its disc and only passes over it has not left home, so it has not come back.
 */
export function swipeOnDisc(fingerId: number, disc: AimDisc, sample: TouchSample, press: Press): Swipe {
  const reachPx = distance(press.at, disc.at);
  const home = { at: disc.at, radiusPx: Math.max(disc.radiusPx, LEAST_HOME_PX, reachPx) };
  return { fingerId, discId: disc.id, press, home, reachPx, trace: [sample] };
}

/** Anywhere, with a disc chosen before: home is where the finger landed. */
export function swipeFromAnywhere(fingerId: number, discId: DiscId, sample: TouchSample, press: Press): Swipe {
  const home = { at: press.at, radiusPx: LEAST_HOME_PX };
  return { fingerId, discId, press, home, reachPx: 0, trace: [sample] };
}

function recent(trace: readonly TouchSample[], nowMs: number): readonly TouchSample[] {
  const firstRecent = trace.findIndex((sample) => sample.atMs >= nowMs - TRACE_MS);
  return firstRecent > 1 ? trace.slice(firstRecent - 1) : trace;
}

export function extended(swipe: Swipe, sample: TouchSample): Swipe {
  return {
    ...swipe,
    reachPx: Math.max(swipe.reachPx, distance(placeOf(sample), swipe.home.at)),
    trace: [...recent(swipe.trace, sample.atMs), sample],
  };
}

/** The nearest that a straight way comes to a place: a fast finger is reported on either side of home, never in it. */
function nearestOnWay(from: Vec2, to: Vec2, place: Vec2): number {
  const way = sub(to, from);
  const wayLengthSquared = dot(way, way);
  const share = wayLengthSquared === 0 ? 0 : Math.min(1, Math.max(0, dot(sub(place, from), way) / wayLengthSquared));
  return distance(place, add(from, scale(way, share)));
}

export function comesBackHome(swipe: Swipe, sample: TouchSample): boolean {
  const last = swipe.trace.at(-1);
  if (!last || swipe.reachPx <= swipe.home.radiusPx + LEAVING_PX) return false;
  return nearestOnWay(placeOf(last), placeOf(sample), swipe.home.at) < swipe.home.radiusPx;
}

export const hasSlid = (swipe: Swipe, sample: TouchSample): boolean =>
  distance(swipe.press.at, placeOf(sample)) >= TAP_SLOP_PX;
