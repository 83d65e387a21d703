import type { Flight, FlightSegment, FlightTrack } from '../../physics/flight';
import type { DiscId } from '../../rules/flicking';

/** A straight stretch of a disc's way. */
export interface Leg {
  readonly fromXMm: number;
  readonly fromYMm: number;
  readonly toXMm: number;
  readonly toYMm: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly speedMmS: number;
  readonly decelerationMmS2: number;
  /** How far the disc had come before it. */
  readonly behindMm: number;
  readonly lengthMm: number;
}

/** The way that a disc went while it could be seen. */
export interface FlightPath {
  readonly discId: DiscId;
  readonly legs: readonly Leg[];
  readonly lengthMm: number;
}

/** A disc that was only nudged has gone no way worth drawing. */
const LEAST_MM = 3;

const speedOf = ({ vxMmS, vyMmS }: FlightSegment): number => Math.hypot(vxMmS, vyMmS);

function legOf(segment: FlightSegment, behindMm: number): Leg {
  const { startMs, endMs, xMm, yMm, vxMmS, vyMmS, decelerationMmS2 } = segment;
  const s = (endMs - startMs) / 1000;
  const speedMmS = speedOf(segment);
  const lengthMm = speedMmS * s - (decelerationMmS2 * s * s) / 2;
  return {
    fromXMm: xMm,
    fromYMm: yMm,
    toXMm: xMm + (vxMmS / speedMmS) * lengthMm,
    toYMm: yMm + (vyMmS / speedMmS) * lengthMm,
    startMs,
    endMs,
    speedMmS,
    decelerationMmS2,
    behindMm,
    lengthMm,
  };
}

function pathOf({ discId, segments, vanishesMs }: FlightTrack): FlightPath {
  const legs: Leg[] = [];
  let lengthMm = 0;
  for (const segment of segments) {
    const isSeen = !segment.isHidden && (vanishesMs === null || segment.startMs < vanishesMs);
    if (!isSeen || speedOf(segment) === 0) continue;
    const leg = legOf(segment, lengthMm);
    legs.push(leg);
    lengthMm += leg.lengthMm;
  }
  return { discId, legs, lengthMm };
}

const startMsOf = ({ legs }: FlightPath): number => legs[0]?.startMs ?? 0;

/** The ways of all discs that moved, in the order in which they began to. */
export const flightPathsOf = ({ tracks }: Flight): readonly FlightPath[] =>
  tracks
    .map(pathOf)
    .filter(({ lengthMm }) => lengthMm >= LEAST_MM)
    .sort((one, other) => startMsOf(one) - startMsOf(other));

/** How much of its way a disc has behind it at a moment, from 0 to 1. */
export function shareBehind({ legs, lengthMm }: FlightPath, atMs: number): number {
  'worklet';
  let behindMm = 0;
  for (const leg of legs) {
    if (atMs <= leg.startMs) break;
    const s = (Math.min(atMs, leg.endMs) - leg.startMs) / 1000;
    behindMm = leg.behindMm + leg.speedMmS * s - (leg.decelerationMmS2 * s * s) / 2;
  }
  return Math.min(1, behindMm / lengthMm);
}
