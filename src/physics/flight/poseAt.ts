import type { Flight, Pose } from './flight';

/**
 * Where a disc is at a moment of its flight. Runs on the UI thread: no closure, no call, one small object an answer.
 * Before the first segment it stands at its start, after the last one where it came to rest.
 */
export function poseAt(flight: Flight, trackIndex: number, atMs: number): Pose {
  'worklet';
  const track = flight.tracks[trackIndex];
  if (track === undefined) return { xMm: 0, yMm: 0, angleRad: 0, isVisible: false };
  const segments = track.segments;
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const candidate = segments[middle];
    if (candidate !== undefined && candidate.startMs <= atMs) low = middle;
    else high = middle - 1;
  }
  const segment = segments[low];
  if (segment === undefined) return { xMm: 0, yMm: 0, angleRad: 0, isVisible: false };

  const withinMs = atMs < segment.startMs ? segment.startMs : atMs > segment.endMs ? segment.endMs : atMs;
  const s = (withinMs - segment.startMs) / 1000;
  const speed = Math.sqrt(segment.vxMmS * segment.vxMmS + segment.vyMmS * segment.vyMmS);
  const slideS = speed > 0 ? s - (0.5 * segment.decelerationMmS2 * s * s) / speed : 0;

  const spin = segment.spinRadS;
  const slowing = segment.spinDecelerationRadS2;
  const spinSpeed = spin < 0 ? -spin : spin;
  const spinningS = slowing > 0 && spinSpeed < slowing * s ? spinSpeed / slowing : s;
  const turn = spin * spinningS - 0.5 * (spin < 0 ? -slowing : slowing) * spinningS * spinningS;

  return {
    xMm: segment.xMm + segment.vxMmS * slideS,
    yMm: segment.yMm + segment.vyMmS * slideS,
    angleRad: segment.angleRad + turn,
    isVisible: !segment.isHidden && atMs >= track.appearsMs && (track.vanishesMs === null || atMs < track.vanishesMs),
  };
}
