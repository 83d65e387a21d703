import { length, vec2, type Vec2 } from '../../lib';

/** Where a finger was, by the clock of the event that says so. Pixels are points of the screen. */
export interface TouchSample {
  readonly xPx: number;
  readonly yPx: number;
  readonly atMs: number;
}

/** Silent for longer, a finger was at rest, as no screen reports a finger that does not move; or the screen was busy. */
const SILENCE_MS = 64;
/** The longest time between two reports of a moving finger. */
const FRAME_MS = 1000 / 60;

interface Stretch {
  readonly from: TouchSample;
  readonly to: TouchSample;
  readonly durationMs: number;
  readonly lengthPx: number;
  /** Speeds along the path as the finger enters and leaves the stretch, in pixels a millisecond. */
  enters: number;
  leaves: number;
}

/** One sample a moment: of two with one time the later is nearer the truth. */
function distinctMoments(samples: readonly TouchSample[]): TouchSample[] {
  const moments: TouchSample[] = [];
  for (const sample of samples) {
    const last = moments.at(-1);
    if (last && sample.atMs <= last.atMs) {
      moments[moments.length - 1] = { ...sample, atMs: last.atMs };
      continue;
    }
    moments.push(sample);
  }
  return moments;
}

const wayOf = (from: TouchSample, to: TouchSample): number => length(vec2(to.xPx - from.xPx, to.yPx - from.yPx));

/** How fast the finger went between two samples, if the screen was there to see it; null where it tells nothing. */
function speedSeen(from: TouchSample | undefined, to: TouchSample | undefined): number | null {
  if (!from || !to || to.atMs - from.atMs > SILENCE_MS) return null;
  const speed = wayOf(from, to) / (to.atMs - from.atMs);
  return speed > 0 ? speed : null;
}

/**
 * A silence is filled with rest, but for as long as the finger needs for the way it has gone in it. What was seen of its
 * speed beside the silence says how long that is; where the screen saw nothing, the finger moved all the while.
 */
function withRests(moments: readonly TouchSample[]): TouchSample[] {
  return moments.flatMap((to, index) => {
    const from = moments[index - 1];
    if (!from || to.atMs - from.atMs <= SILENCE_MS) return [to];
    const speed = speedSeen(to, moments[index + 1]) ?? speedSeen(moments[index - 2], from);
    const movingMs = speed === null ? Infinity : Math.max(FRAME_MS, wayOf(from, to) / speed);
    return movingMs < to.atMs - from.atMs ? [{ ...from, atMs: to.atMs - movingMs }, to] : [to];
  });
}

function stretchesOf(moments: readonly TouchSample[]): Stretch[] {
  const stretches: Stretch[] = [];
  moments.forEach((to, index) => {
    const from = moments[index - 1];
    if (!from) return;
    const lengthPx = wayOf(from, to);
    stretches.push({ from, to, durationMs: to.atMs - from.atMs, lengthPx, enters: 0, leaves: 0 });
  });
  return stretches;
}

const meanSpeed = (stretch: Stretch): number => stretch.lengthPx / stretch.durationMs;
const isMoving = (stretch: Stretch | undefined): stretch is Stretch => stretch !== undefined && stretch.lengthPx > 0;

/** The speed where two stretches meet: a harmonic mean, so that the path between never runs backwards. */
function speedBetween(before: Stretch, after: Stretch): number {
  const weightBefore = before.durationMs + 2 * after.durationMs;
  const weightAfter = 2 * before.durationMs + after.durationMs;
  return (weightBefore + weightAfter) / (weightBefore / meanSpeed(before) + weightAfter / meanSpeed(after));
}

/** The speed at an end of the movement, continued from the stretch beside it. */
function speedAtEnd(outer: Stretch, inner: Stretch | undefined): number {
  const speed = meanSpeed(outer);
  if (!isMoving(inner)) return speed;
  const change = ((speed - meanSpeed(inner)) * outer.durationMs) / (outer.durationMs + inner.durationMs);
  return Math.min(Math.max(speed + change, 0), 3 * speed);
}

/** A finger that lands or lifts does so at full speed, so rest beside a stretch does not slow it. */
function smooth(stretches: readonly Stretch[]): void {
  stretches.forEach((stretch, index) => {
    if (!isMoving(stretch)) return;
    const before = stretches[index - 1];
    const after = stretches[index + 1];
    stretch.enters = isMoving(before) ? speedBetween(before, stretch) : speedAtEnd(stretch, after);
    stretch.leaves = isMoving(after) ? speedBetween(stretch, after) : speedAtEnd(stretch, before);
  });
}

/** The share of a stretch that lies behind the finger, by monotone cubic interpolation of the distance travelled. */
function shareAt(stretch: Stretch, atMs: number): number {
  if (stretch.lengthPx === 0) return 1;
  const u = (atMs - stretch.from.atMs) / stretch.durationMs;
  const bend = (stretch.enters * (1 - u) - stretch.leaves * u) * u * (1 - u);
  return u * u * (3 - 2 * u) + (bend * stretch.durationMs) / stretch.lengthPx;
}

function positionOn(stretch: Stretch, atMs: number): Vec2 {
  const { from, to } = stretch;
  const share = shareAt(stretch, atMs);
  return vec2(from.xPx + (to.xPx - from.xPx) * share, from.yPx + (to.yPx - from.yPx) * share);
}

/**
 * The finger's whereabouts every `stepMs` from `fromMs` on, `count` of them.
 * Before its first sample and after its last one it is taken to be at rest there.
 */
export function positionsAlong(
  samples: readonly TouchSample[],
  fromMs: number,
  stepMs: number,
  count: number,
): readonly Vec2[] {
  const moments = withRests(distinctMoments(samples));
  const first = moments[0];
  const last = moments.at(-1);
  if (!first || !last) return [];
  const stretches = stretchesOf(moments);
  smooth(stretches);

  let next = 0;
  return Array.from({ length: count }, (_, index) => {
    const atMs = fromMs + index * stepMs;
    for (; next < stretches.length && (stretches[next]?.to.atMs ?? atMs) < atMs; next += 1);
    const stretch = stretches[next];
    if (!stretch) return vec2(last.xPx, last.yPx);
    return atMs <= stretch.from.atMs ? vec2(stretch.from.xPx, stretch.from.yPx) : positionOn(stretch, atMs);
  });
}
