import { rect, Skia, type SkRect, type SkRSXform } from '@shopify/react-native-skia';
import type { FlightPath, Leg } from '../../flights/flightPaths';
import { ARROW_AT, ARROW_FROM_MM } from './pathShapes';
import type { TrailPage, TrailRow } from './trailPage';

/** A way that is drawn as its disc goes it. */
export interface Trail {
  readonly path: FlightPath;
  readonly row: TrailRow;
}

/** A picture of the page, of which so much is seen as the disc has come: part of a strip, or all of a sign. */
export interface TrailSprite {
  readonly trail: number;
  /** The disc has come so far when it begins to be seen, and goes so far beside it; 0 for a sign. */
  readonly fromMm: number;
  readonly lengthMm: number;
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly transform: SkRSXform;
}

/** Directions that differ by less are one. */
const STRAIGHT_RAD = 1e-6;

const angleOf = ({ fromXMm, fromYMm, toXMm, toYMm }: Leg): number => Math.atan2(toYMm - fromYMm, toXMm - fromXMm);

/** A disc that only goes slower goes on: one strip is drawn where there are no seams to be seen. */
function stretchesOf({ legs }: FlightPath): readonly Leg[] {
  const stretches: Leg[] = [];
  for (const leg of legs) {
    const last = stretches.at(-1);
    const isStraight = last !== undefined && Math.abs(angleOf(leg) - angleOf(last)) < STRAIGHT_RAD;
    const goesOn = isStraight && Math.hypot(last.toXMm - leg.fromXMm, last.toYMm - leg.fromYMm) < STRAIGHT_RAD;
    if (!goesOn) stretches.push(leg);
    else {
      const { toXMm, toYMm, endMs } = leg;
      stretches[stretches.length - 1] = { ...last, toXMm, toYMm, endMs, lengthMm: last.lengthMm + leg.lengthMm };
    }
  }
  return stretches;
}

export const longestStretchMm = (paths: readonly FlightPath[]): number =>
  Math.max(0, ...paths.flatMap(stretchesOf).map(({ lengthMm }) => lengthMm));

/** Lays the point of a picture that is its origin on a place of the board, turned. */
function laid(xMm: number, yMm: number, originXPx: number, originYPx: number, angleRad: number, mmPerPx: number) {
  const [cos, sin] = [Math.cos(angleRad) * mmPerPx, Math.sin(angleRad) * mmPerPx];
  return Skia.RSXform(cos, sin, xMm - (cos * originXPx - sin * originYPx), yMm - (sin * originXPx + cos * originYPx));
}

function spritesOf({ path, row }: Trail, trail: number, mmPerPx: number): readonly TrailSprite[] {
  const { swept, line, ghost, arrow } = row;
  const strip = (leg: Leg, { topPx, heightPx, roundMm }: TrailRow['swept']): TrailSprite => ({
    ...{ trail, fromMm: leg.behindMm, lengthMm: leg.lengthMm },
    // Dashes go on round a corner.
    xPx: (leg.behindMm % roundMm) / mmPerPx,
    ...{ yPx: topPx, widthPx: leg.lengthMm / mmPerPx, heightPx },
    transform: laid(leg.fromXMm, leg.fromYMm, 0, heightPx / 2, angleOf(leg), mmPerPx),
  });
  const sign = (cell: TrailRow['ghost'], fromMm: number, xMm: number, yMm: number, angleRad: number): TrailSprite => ({
    ...{ trail, fromMm, lengthMm: 0, xPx: cell.leftPx, yPx: cell.topPx, widthPx: cell.sidePx, heightPx: cell.sidePx },
    transform: laid(xMm, yMm, cell.sidePx / 2, cell.sidePx / 2, angleRad, mmPerPx),
  });
  const stretches = stretchesOf(path);
  const [first] = stretches;
  return [
    ...stretches.map((leg) => strip(leg, swept)),
    ...(first ? [sign(ghost, 0, first.fromXMm, first.fromYMm, 0)] : []),
    ...stretches.map((leg) => strip(leg, line)),
    ...path.legs
      .filter(({ lengthMm }) => lengthMm >= ARROW_FROM_MM)
      .map((leg) =>
        sign(
          arrow,
          leg.behindMm + leg.lengthMm * ARROW_AT,
          leg.fromXMm + (leg.toXMm - leg.fromXMm) * ARROW_AT,
          leg.fromYMm + (leg.toYMm - leg.fromYMm) * ARROW_AT,
          angleOf(leg),
        ),
      ),
  ];
}

/** Back to front, a way after the other. */
export const trailSpritesOf = (trails: readonly Trail[], { pxPerMm }: TrailPage): readonly TrailSprite[] =>
  trails.flatMap((trail, at) => spritesOf(trail, at, 1 / pxPerMm));

/** As much of each as is seen when the discs have come so far. */
export function seenOf(sprites: readonly Omit<TrailSprite, 'transform'>[], comeMm: readonly number[]): SkRect[] {
  'worklet';
  return sprites.map(({ trail, fromMm, lengthMm, xPx, yPx, widthPx, heightPx }) => {
    const beyondMm = (comeMm[trail] ?? 0) - fromMm;
    if (beyondMm < 0 || (comeMm[trail] ?? 0) === 0) return rect(0, 0, 0, 0);
    const share = lengthMm === 0 ? 1 : Math.min(1, beyondMm / lengthMm);
    return rect(xPx, yPx, widthPx * share, heightPx);
  });
}
