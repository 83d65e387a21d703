import type { Viewport } from '../../camera';
import type { Round } from './round';

/** Which way a menu lies from its piece. */
export type Side = 'right' | 'left' | 'below' | 'above';

export interface BesidePlace {
  readonly leftPx: number;
  readonly topPx: number;
  readonly side: Side;
  /** Along the edge that faces the piece, to the middle of the pointer. */
  readonly pointerPx: number;
}

/** Room for the pointer, and for the rings round a chosen disc. */
export const BESIDE_GAP_PX = 14;
const MARGIN_PX = 4;
export const POINTER_PX = 14;
const LEAST_CORNER_PX = 18;

/** What is left when the menu lies on that side; below 0 it does not fit. */
function spareOf(side: Side, { x, y, radiusPx }: Round, size: Viewport, sheet: Viewport): number {
  const clearPx = radiusPx + BESIDE_GAP_PX + MARGIN_PX;
  const rooms: Readonly<Record<Side, number>> = {
    right: sheet.widthPx - x - clearPx - size.widthPx,
    left: x - clearPx - size.widthPx,
    below: sheet.heightPx - y - clearPx - size.heightPx,
    above: y - clearPx - size.heightPx,
  };
  return rooms[side];
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Along the sheet as near to the piece's middle as its edges let it. */
const alongside = (middlePx: number, lengthPx: number, sheetPx: number): number =>
  within(middlePx - lengthPx / 2, MARGIN_PX, Math.max(MARGIN_PX, sheetPx - MARGIN_PX - lengthPx));

/** On the side with the most room, inside the sheet, and never over the piece. */
export function layBeside(piece: Round, size: Viewport, sheet: Viewport): BesidePlace {
  const sides: readonly Side[] = ['right', 'left', 'above', 'below'];
  const spare = (side: Side): number => spareOf(side, piece, size, sheet);
  const side = sides.reduce((best, other) => (spare(other) > spare(best) ? other : best));
  const { x, y, radiusPx } = piece;
  const clearPx = radiusPx + BESIDE_GAP_PX;
  const isAcross = side === 'right' || side === 'left';
  const leftPx = isAcross
    ? side === 'right'
      ? x + clearPx
      : x - clearPx - size.widthPx
    : alongside(x, size.widthPx, sheet.widthPx);
  const topPx = isAcross
    ? alongside(y, size.heightPx, sheet.heightPx)
    : side === 'below'
      ? y + clearPx
      : y - clearPx - size.heightPx;
  const facingPx = isAcross ? size.heightPx : size.widthPx;
  const towardsPx = isAcross ? y - topPx : x - leftPx;
  const pointerPx = within(towardsPx, LEAST_CORNER_PX, Math.max(LEAST_CORNER_PX, facingPx - LEAST_CORNER_PX));
  return { leftPx, topPx, side, pointerPx };
}
