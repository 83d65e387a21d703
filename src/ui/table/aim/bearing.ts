import { distance, length, vec2 } from '../../../lib';
import type { PlaceMm } from '../../../board';

/** As a player sees them who looks across the board, clockwise from straight ahead. */
export const BEARINGS = [
  'ahead',
  'aheadRight',
  'right',
  'behindRight',
  'behind',
  'behindLeft',
  'left',
  'aheadLeft',
] as const;
export type Bearing = (typeof BEARINGS)[number];

const FULL_TURN_DEG = 360;
const SECTOR_DEG = FULL_TURN_DEG / BEARINGS.length;

/** Clockwise from straight ahead, as it is seen: from -180 (not included) to 180. */
export function degreesOf(x: number, y: number, isTurned: boolean): number {
  const side = isTurned ? -1 : 1;
  const degrees = (Math.atan2(x * side, -y * side) * 180) / Math.PI;
  return degrees === -180 ? 180 : degrees;
}

export function bearingOf(from: PlaceMm, to: PlaceMm, isTurned: boolean): Bearing {
  const degrees = degreesOf(to.xMm - from.xMm, to.yMm - from.yMm, isTurned);
  const sector = Math.round((degrees + FULL_TURN_DEG) / SECTOR_DEG) % BEARINGS.length;
  return BEARINGS[sector] ?? 'ahead';
}

export interface Round extends PlaceMm {
  readonly radiusMm: number;
}

/** From rim to rim: what a disc has to go before it touches. */
export function gapMm(a: Round, b: Round): number {
  const apart = distance(vec2(a.xMm, a.yMm), vec2(b.xMm, b.yMm));
  return Math.max(0, apart - a.radiusMm - b.radiusMm);
}

export const wayMm = (from: PlaceMm, to: PlaceMm): number => length(vec2(to.xMm - from.xMm, to.yMm - from.yMm));

const ROWS = ['far', 'middle', 'near'] as const;
const COLUMNS = ['left', 'centre', 'right'] as const;
export type BoardPart = `${(typeof ROWS)[number]}.${(typeof COLUMNS)[number]}`;

const third = (share: number): 0 | 1 | 2 => (share < 1 / 3 ? 0 : share < 2 / 3 ? 1 : 2);

/** Which ninth of the board a place is in, for whoever has nothing yet to see it from. */
export function boardPart(
  { xMm, yMm }: PlaceMm,
  board: { readonly widthMm: number; readonly heightMm: number },
  isTurned: boolean,
): BoardPart {
  const across = xMm / board.widthMm;
  const down = yMm / board.heightMm;
  return `${ROWS[third(isTurned ? 1 - down : down)]}.${COLUMNS[third(isTurned ? 1 - across : across)]}`;
}
