import { distance, length, turnedBy, vec2, type Quarters } from '../../../lib';
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
export function degreesOf(x: number, y: number, turn: Quarters): number {
  const seen = turnedBy(vec2(x, y), turn);
  const degrees = (Math.atan2(seen.x, 0 - seen.y) * 180) / Math.PI;
  return degrees === -180 ? 180 : degrees;
}

export function bearingOf(from: PlaceMm, to: PlaceMm, turn: Quarters): Bearing {
  const degrees = degreesOf(to.xMm - from.xMm, to.yMm - from.yMm, turn);
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
  turn: Quarters,
): BoardPart {
  const { x, y } = turnedBy(vec2(xMm / board.widthMm, yMm / board.heightMm), turn);
  // From the corner that is the first one then.
  const across = turn === 1 || turn === 2 ? 1 + x : x;
  const down = turn === 2 || turn === 3 ? 1 + y : y;
  return `${ROWS[third(down)]}.${COLUMNS[third(across)]}`;
}
