import { add, distance, scale, sub, turnedBack, vec2, type Vec2 } from '../../lib';
import { toBoard, toScreen, type Frame, type Projection, type Viewport } from '../camera';
import type { PlaceMm, ShotRing } from '../scene/boardViewProps';
import type { ScenePiece } from '../scene/scene';
import { pointOf, turned, unitOr } from './shotRing';
import { KNOB_RADIUS_PX } from './shownDrag';

/** Between the rims of the knob and of the projectile: a finger on one never touches the other. */
const APART_PX = 44;
/** Between the rims of the knob and of any other disc. */
const BESIDE_PX = 6;
/** How far round from the projectile, the nearest first: up to a third of a turn both still go the same way. */
const TURNS_RAD = [0, 15, 30, 45, 60, 75, 90, 120, 150, 180]
  .flatMap((degrees) => (degrees % 180 === 0 ? [degrees] : [degrees, -degrees]))
  .map((degrees) => (degrees * Math.PI) / 180);
/** How much farther out than it need be. */
const OUTS_PX = [0, 12, 24, 36, 48, 60];

interface Covered {
  readonly at: Vec2;
  readonly radiusPx: number;
}

const isSeen = ({ x, y }: Vec2, { widthPx, heightPx }: Viewport): boolean =>
  x >= KNOB_RADIUS_PX && y >= KNOB_RADIUS_PX && x <= widthPx - KNOB_RADIUS_PX && y <= heightPx - KNOB_RADIUS_PX;

const isClearOf = (place: Vec2, { at, radiusPx }: Covered): boolean =>
  distance(place, at) >= radiusPx + BESIDE_PX + KNOB_RADIUS_PX;

/**
 * Where the knob lies: beyond its projectile, seen from the shooter, so that both go the way the finger goes; a thumb away
 * from the projectile, in sight, and clear of every disc if there is room anywhere.
 */
export function knobPlace(
  ring: ShotRing,
  pieces: readonly ScenePiece[],
  projection: Projection,
  frame: Frame,
): PlaceMm | null {
  const projectile = pieces.find(({ id }) => id === ring.pieceId);
  if (!projectile) return null;
  const onScreen = (piece: PlaceMm & { readonly radiusMm: number }): Covered => ({
    at: toScreen(projection, pointOf(piece)),
    radiusPx: piece.radiusMm * projection.pxPerMm,
  });
  const shot = onScreen(projectile);
  const shooter = onScreen(ring.origin);
  const discs = [shooter, ...pieces.filter((piece) => piece !== projectile).map(onScreen)];
  const onward = unitOr(sub(shot.at, shooter.at), turnedBack(vec2(0, -1), frame.lies));
  const clearOfShotPx = shot.radiusPx + APART_PX + KNOB_RADIUS_PX;
  const clearOfShooterPx = shooter.radiusPx + BESIDE_PX + KNOB_RADIUS_PX;

  const placesOn = (turnRad: number): readonly Vec2[] => {
    const way = turned(onward, turnRad);
    const along = distance(shot.at, shooter.at) * Math.cos(turnRad);
    const aside = distance(shot.at, shooter.at) * Math.sin(turnRad);
    // From the shooter: the nearest place on this way that is far enough from the projectile, and from the shooter.
    const leastPx = along + Math.sqrt(Math.max(0, clearOfShotPx ** 2 - aside ** 2));
    return OUTS_PX.map((outPx) => add(shooter.at, scale(way, Math.max(leastPx, clearOfShooterPx) + outPx)));
  };
  const seen = TURNS_RAD.flatMap(placesOn).filter((place) => isSeen(place, frame));
  const free = (covered: readonly Covered[]): Vec2 | undefined =>
    seen.find((place) => covered.every((disc) => isClearOf(place, disc)));
  const found = free(discs) ?? free([shooter]) ?? seen[0] ?? placesOn(0)[0] ?? shot.at;
  const { x, y } = toBoard(projection, found);
  return { xMm: x, yMm: y };
}
