import { add, length, scale, sub, vec2, type Vec2 } from '../../lib';
import type { PlaceMm, ShotRing } from '../scene/boardViewProps';

/** How finely a legal distance is looked for. */
const SEARCH_STEP_MM = 1;

export interface RingPlace {
  readonly place: PlaceMm;
  readonly isLegal: boolean;
}

export const pointOf = ({ xMm, yMm }: PlaceMm): Vec2 => vec2(xMm, yMm);

export function turned({ x, y }: Vec2, byRad: number): Vec2 {
  const cos = Math.cos(byRad);
  const sin = Math.sin(byRad);
  return vec2(x * cos - y * sin, x * sin + y * cos);
}

export function unitOr(way: Vec2, fallback: Vec2): Vec2 {
  const long = length(way);
  return long === 0 ? fallback : scale(way, 1 / long);
}

/** The place on the ring that is meant: in the wished direction, as near to the wished distance as is legal. */
export function placeOnRing(ring: ShotRing, shotRadiusMm: number, wished: Vec2): RingPlace {
  const origin = pointOf(ring.origin);
  const way = sub(wished, origin);
  const direction = unitOr(way, vec2(0, -1));
  const nearestMm = ring.origin.radiusMm + shotRadiusMm;
  const farthestMm = nearestMm + ring.maxGapMm;
  const wishedMm = Math.min(farthestMm, Math.max(nearestMm, length(way)));

  const placeAt = (distanceMm: number): PlaceMm => {
    const { x, y } = add(origin, scale(direction, distanceMm));
    return { xMm: x, yMm: y };
  };
  for (let offMm = 0; offMm <= ring.maxGapMm; offMm += SEARCH_STEP_MM) {
    for (const distanceMm of [wishedMm + offMm, wishedMm - offMm]) {
      if (distanceMm < nearestMm || distanceMm > farthestMm) continue;
      const place = placeAt(distanceMm);
      if (ring.isLegal(place)) return { place, isLegal: true };
    }
  }
  return { place: placeAt(wishedMm), isLegal: false };
}

/** Where the projectile is meant to be when its knob has been dragged: turned as far round, and as much farther out. */
export function wishedByKnob(ring: ShotRing, projectile: PlaceMm, knobFrom: PlaceMm, knobTo: Vec2): Vec2 {
  const origin = pointOf(ring.origin);
  const from = sub(pointOf(knobFrom), origin);
  const to = sub(knobTo, origin);
  const shot = sub(pointOf(projectile), origin);
  const turnRad = Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x);
  const outMm = length(shot) + length(to) - length(from);
  return add(origin, scale(turned(unitOr(shot, vec2(0, -1)), turnRad), Math.max(outMm, 0)));
}
