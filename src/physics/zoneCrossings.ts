import type { ContactEntry, TableZone, ZoneShape } from '../rules/flicking';
import type { FilmStrip, OpenSegment } from './filmStrip';
import { slideTime } from './matter-discs/core';
import type { SetUp } from './setUp';
import { MS_PER_S } from './units';

/** The stretch of a straight path that lies inside a zone, in millimetres along it; empty when `to` is not after `from`. */
interface Inside {
  readonly from: number;
  readonly to: number;
}

const NOWHERE: Inside = { from: Infinity, to: -Infinity };

/** Every crossing of a zone's border by a disc's centre, in order of time, then of disc, then of zone. */
export function zoneCrossings(setUp: SetUp, film: FilmStrip, endMs: number): ContactEntry[] {
  const found = setUp.discs.flatMap((disc, index) => {
    const segments = (film[index] ?? []).filter((segment) => !segment.isHidden);
    return setUp.table.zones.flatMap((zone) => crossingsOf(disc.id, segments, zone, endMs));
  });
  return found.sort((a, b) => a.atMs - b.atMs);
}

function crossingsOf(discId: string, segments: readonly OpenSegment[], zone: TableZone, endMs: number): ContactEntry[] {
  const entries: ContactEntry[] = [];
  const [first] = segments;
  let isInside = first !== undefined && contains(zone.shape, first.xMm, first.yMm);
  segments.forEach((segment, k) => {
    const speed = Math.sqrt(segment.vxMmS * segment.vxMmS + segment.vyMmS * segment.vyMmS);
    if (speed === 0) return;
    const untilMs = segments[k + 1]?.startMs ?? endMs;
    const lengthMm = slideLength(segment, speed, untilMs);
    const inside = insideOf(zone.shape, segment, speed);
    const cross = (kind: 'zoneEnter' | 'zoneLeave', distanceMm: number) => {
      const distance = distanceMm > 0 ? distanceMm : 0;
      const seconds = slideTime(speed, distance, segment.decelerationMmS2);
      const speedMmS = speed - segment.decelerationMmS2 * seconds;
      // Where a border is the board's edge, rounding must not put the crossing after the fall.
      const atMs = Math.min(segment.startMs + seconds * MS_PER_S, untilMs);
      entries.push({ kind, atMs, a: discId, b: zone.id, speedMmS });
      isInside = kind === 'zoneEnter';
    };
    if (!isInside && inside.from < lengthMm && inside.to > inside.from && inside.to > 0)
      cross('zoneEnter', inside.from);
    if (isInside && inside.to < lengthMm) cross('zoneLeave', inside.to);
  });
  return entries;
}

function slideLength(segment: OpenSegment, speed: number, untilMs: number): number {
  const seconds = (untilMs - segment.startMs) / MS_PER_S;
  return speed * seconds - 0.5 * segment.decelerationMmS2 * seconds * seconds;
}

function contains(shape: ZoneShape, xMm: number, yMm: number): boolean {
  const dx = xMm - shape.xMm;
  const dy = yMm - shape.yMm;
  if (shape.kind === 'circle') return dx * dx + dy * dy <= shape.radiusMm * shape.radiusMm;
  return dx >= 0 && dy >= 0 && dx <= shape.widthMm && dy <= shape.heightMm;
}

function insideOf(shape: ZoneShape, segment: OpenSegment, speed: number): Inside {
  const ux = segment.vxMmS / speed;
  const uy = segment.vyMmS / speed;
  const dx = shape.xMm - segment.xMm;
  const dy = shape.yMm - segment.yMm;
  if (shape.kind === 'circle') {
    const ahead = dx * ux + dy * uy;
    const aside = dx * uy - dy * ux;
    const halfSquared = shape.radiusMm * shape.radiusMm - aside * aside;
    if (halfSquared <= 0) return NOWHERE;
    const half = Math.sqrt(halfSquared);
    return { from: ahead - half, to: ahead + half };
  }
  const across = slab(dx, shape.widthMm, ux);
  const along = slab(dy, shape.heightMm, uy);
  return { from: Math.max(across.from, along.from), to: Math.min(across.to, along.to) };
}

function slab(startMm: number, widthMm: number, direction: number): Inside {
  if (direction === 0) return startMm <= 0 && startMm + widthMm >= 0 ? { from: -Infinity, to: Infinity } : NOWHERE;
  const one = startMm / direction;
  const other = (startMm + widthMm) / direction;
  return one < other ? { from: one, to: other } : { from: other, to: one };
}
