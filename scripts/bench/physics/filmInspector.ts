import type { Flight, FlightSegment } from '../../../src/physics';
import type { FlickTable } from '../../../src/rules/flicking';
import { firstZero } from '../../../__tests__/physics/oracles/firstZero';

export interface FilmFinding {
  /** The deepest overlap at any moment at which something changes. */
  readonly overlapMm: number;
  /** Whether two discs overlap, or one a wall, by more than is allowed at any moment between. */
  readonly hasCrossed: boolean;
}

/** Looks at a whole film for overlaps: between any two moments at which something changes, all motion is a parabola. */
export function inspectFilm(flight: Flight, table: FlickTable, allowedMm: number): FilmFinding {
  const radiusOf = new Map(table.discs.map(({ id, radiusMm }) => [id, radiusMm]));
  const tracks = flight.tracks.map(({ discId, segments }) => ({ segments, radiusMm: radiusOf.get(discId) ?? 0 }));
  const moments = momentsOf(flight);
  let overlapMm = -Infinity;
  let hasCrossed = false;
  moments.forEach((fromMs, index) => {
    const untilMs = moments[index + 1] ?? fromMs;
    const arcs = tracks.map(({ segments, radiusMm }) => arcAt(segments, fromMs, radiusMm));
    arcs.forEach((one, at) => {
      overlapMm = Math.max(overlapMm, wallOverlap(one, table));
      if (!one.isMoving) return;
      arcs.forEach((other, otherAt) => {
        if (otherAt === at || (other.isMoving && otherAt < at)) return;
        const gap = distance(one, other) - one.radiusMm - other.radiusMm;
        overlapMm = Math.max(overlapMm, -gap);
        hasCrossed = hasCrossed || doCross(one, other, gap, (untilMs - fromMs) / 1000, allowedMm);
      });
    });
  });
  return { overlapMm, hasCrossed: hasCrossed || overlapMm > allowedMm };
}

/** Where a disc is at a moment, and the parabola that it follows from there. */
interface Arc {
  readonly xMm: number;
  readonly yMm: number;
  readonly vx: number;
  readonly vy: number;
  readonly ax: number;
  readonly ay: number;
  readonly radiusMm: number;
  readonly isMoving: boolean;
}

function momentsOf(flight: Flight): readonly number[] {
  const moments = flight.tracks.flatMap(({ segments }) => segments.map(({ startMs }) => startMs));
  return [...new Set([...moments, flight.durationMs])].sort((a, b) => a - b);
}

function arcAt(segments: readonly FlightSegment[], atMs: number, radiusMm: number): Arc {
  const segment = segments.findLast(({ startMs }) => startMs <= atMs) ?? segments[0];
  if (segment === undefined) throw new Error('a disc without a film');
  const { xMm, yMm, vxMmS, vyMmS, decelerationMmS2 } = segment;
  const speed = Math.sqrt(vxMmS ** 2 + vyMmS ** 2);
  const sinceS = (atMs - segment.startMs) / 1000;
  const isMoving = speed - decelerationMmS2 * sinceS > 0;
  const share = speed > 0 ? -decelerationMmS2 / speed : 0;
  const [ax, ay] = [share * vxMmS, share * vyMmS];
  return {
    xMm: xMm + (vxMmS + 0.5 * ax * sinceS) * sinceS,
    yMm: yMm + (vyMmS + 0.5 * ay * sinceS) * sinceS,
    vx: vxMmS + ax * sinceS,
    vy: vyMmS + ay * sinceS,
    ax,
    ay,
    radiusMm,
    isMoving,
  };
}

const distance = (a: Arc, b: Arc): number => Math.sqrt((a.xMm - b.xMm) ** 2 + (a.yMm - b.yMm) ** 2);

/** Along an arc a disc only slows down, so its ends are its extremes. */
const wallOverlap = ({ xMm, yMm, radiusMm }: Arc, { widthMm, heightMm }: FlickTable): number =>
  Math.max(radiusMm - xMm, xMm + radiusMm - widthMm, radiusMm - yMm, yMm + radiusMm - heightMm);

function doCross(a: Arc, b: Arc, gap: number, forS: number, allowedMm: number): boolean {
  const fastest = speedOf(a) + speedOf(b);
  if (gap > fastest * forS) return false;
  const reach = a.radiusMm + b.radiusMm - allowedMm;
  const [qx, qy, ux, uy] = [b.xMm - a.xMm, b.yMm - a.yMm, b.vx - a.vx, b.vy - a.vy];
  const [ax, ay] = [b.ax - a.ax, b.ay - a.ay];
  const gapSquared = (atS: number) => {
    const x = qx + (ux + 0.5 * ax * atS) * atS;
    const y = qy + (uy + 0.5 * ay * atS) * atS;
    return { value: x * x + y * y - reach * reach, slope: 2 * (x * (ux + ax * atS) + y * (uy + ay * atS)) };
  };
  const bend = 2 * Math.sqrt(ax * ax + ay * ay) * (distance(a, b) + fastest * forS);
  return firstZero(gapSquared, bend, forS, { value: 0, slope: 0 }) <= forS;
}

const speedOf = ({ vx, vy }: Arc): number => Math.sqrt(vx * vx + vy * vy);
