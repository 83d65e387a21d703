import { add, distance, length, scale, sub, vec2, type Vec2 } from '../../lib';
import { toBoard, toScreen, type Projection, type Viewport } from '../camera';
import type { PlaceMm, ShotRing } from './boardViewProps';
import type { ScenePiece } from './scene';
import { KNOB_RADIUS_PX } from './shownDrag';

/** Between the rims of the knob and of the missile: a finger on one never touches the other. */
const APART_PX = 44;
/** Between the rims of the knob and of the shooter. */
const BESIDE_PX = 8;
/** Beside the edge of the board the knob goes round until it is seen; the far side comes first. */
const TURNS_RAD = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150].map((degrees) => (degrees * Math.PI) / 180);
/** How finely a legal distance is looked for. */
const SEARCH_STEP_MM = 1;

export interface RingPlace {
  readonly place: PlaceMm;
  readonly isLegal: boolean;
}

const pointOf = ({ xMm, yMm }: PlaceMm): Vec2 => vec2(xMm, yMm);

function turned({ x, y }: Vec2, byRad: number): Vec2 {
  const cos = Math.cos(byRad);
  const sin = Math.sin(byRad);
  return vec2(x * cos - y * sin, x * sin + y * cos);
}

function unitOr(way: Vec2, fallback: Vec2): Vec2 {
  const long = length(way);
  return long === 0 ? fallback : scale(way, 1 / long);
}

const isSeen = ({ x, y }: Vec2, { widthPx, heightPx }: Viewport): boolean =>
  x >= KNOB_RADIUS_PX && y >= KNOB_RADIUS_PX && x <= widthPx - KNOB_RADIUS_PX && y <= heightPx - KNOB_RADIUS_PX;

/** Where the knob lies: across the shooter from its missile, a thumb away from both. */
export function knobPlace(ring: ShotRing, missile: ScenePiece, projection: Projection, viewport: Viewport): PlaceMm {
  const origin = toScreen(projection, pointOf(ring.origin));
  const shot = toScreen(projection, pointOf(missile));
  const farSide = unitOr(sub(origin, shot), vec2(0, 1));
  const clearOfShooterPx = ring.origin.radiusMm * projection.pxPerMm + BESIDE_PX + KNOB_RADIUS_PX;
  const clearOfShotPx = missile.radiusMm * projection.pxPerMm + APART_PX + KNOB_RADIUS_PX;

  const placeAt = (turnRad: number): Vec2 => {
    const way = turned(farSide, turnRad);
    let place = add(origin, scale(way, clearOfShooterPx));
    // Where it has gone round it may come too near to the missile, and then goes farther out.
    for (let outPx = clearOfShooterPx; distance(place, shot) < clearOfShotPx; outPx += BESIDE_PX) {
      place = add(origin, scale(way, outPx));
    }
    return place;
  };
  const places = TURNS_RAD.map(placeAt);
  const { x, y } = toBoard(projection, places.find((place) => isSeen(place, viewport)) ?? placeAt(0));
  return { xMm: x, yMm: y };
}

/** The place on the ring that is meant: in the wished direction, as near to the wished distance as is legal. */
export function placeOnRing(ring: ShotRing, missileRadiusMm: number, wished: Vec2): RingPlace {
  const origin = pointOf(ring.origin);
  const way = sub(wished, origin);
  const direction = unitOr(way, vec2(0, -1));
  const nearestMm = ring.origin.radiusMm + missileRadiusMm;
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

/** Where the missile is meant to be when its knob has been dragged: turned as far round, and as much farther out. */
export function wishedByKnob(ring: ShotRing, missile: PlaceMm, knobFrom: PlaceMm, knobTo: Vec2): Vec2 {
  const origin = pointOf(ring.origin);
  const from = sub(pointOf(knobFrom), origin);
  const to = sub(knobTo, origin);
  const shot = sub(pointOf(missile), origin);
  const turnRad = Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x);
  const outMm = length(shot) + length(to) - length(from);
  return add(origin, scale(turned(unitOr(shot, vec2(0, -1)), turnRad), Math.max(outMm, 0)));
}
