import { isAcross, turnedBy, vec2, type Quarters } from '../../../lib';
import type { BoardScene, Camera, ScenePiece } from '../../../board';
import type { RectPt } from './placementOf';

/** The frame round the board, as it is laid into its room. */
const FRAME_MM = 5;

export interface RoomPt {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Board = Pick<BoardScene, 'widthMm' | 'heightMm' | 'rimMm'>;

/** A board with its frame, laid into a room as large as it fits. */
function laidInto({ width, height }: Pick<RoomPt, 'width' | 'height'>, board: Board, turn: Quarters) {
  const besideMm = FRAME_MM + (board.rimMm ?? 0);
  const [wideMm, highMm] = [board.widthMm + 2 * besideMm, board.heightMm + 2 * besideMm];
  const [acrossMm, downMm] = isAcross(turn) ? [highMm, wideMm] : [wideMm, highMm];
  const ptPerMm = Math.min(width / acrossMm, height / downMm);
  return { ptPerMm, widthPt: acrossMm * ptPerMm, heightPt: downMm * ptPerMm };
}

/** So much of the room is left on either side of it. */
export const flankPt = (room: RoomPt, board: Board, turn: Quarters): number =>
  Math.max(0, Math.floor((room.width - laidInto(room, board, turn).widthPt) / 2));

/** Without what is kept free on either side. */
export const withinFlanks = ({ left, width, ...room }: RoomPt, flank: number): RoomPt => ({
  ...room,
  left: left + flank,
  width: Math.max(0, width - 2 * flank),
});

/**
 * Where a disc is in the window, with the board laid into this room as large as it fits: as much of it as is to be seen by whoever
 * looks closer; left out: at the whole board. null: it is out of sight.
 */
export function activeRect(
  room: RoomPt,
  board: Board,
  piece: ScenePiece,
  turn: Quarters,
  look: Camera = { zoom: 1, xMm: board.widthMm / 2, yMm: board.heightMm / 2 },
): RectPt | null {
  const { ptPerMm: fitPtPerMm, widthPt, heightPt } = laidInto(room, board, turn);
  const ptPerMm = fitPtPerMm * look.zoom;
  // From the middle of the room, where what is looked at is.
  const middle = { x: room.left + room.width / 2, y: room.top + room.height / 2 };
  const off = turnedBy(vec2(piece.xMm - look.xMm, piece.yMm - look.yMm), turn);
  const [x, y] = [middle.x + off.x * ptPerMm, middle.y + off.y * ptPerMm];
  const radius = piece.radiusMm * ptPerMm;
  const seen = {
    left: Math.max(x - radius, middle.x - widthPt / 2),
    top: Math.max(y - radius, middle.y - heightPt / 2),
    right: Math.min(x + radius, middle.x + widthPt / 2),
    bottom: Math.min(y + radius, middle.y + heightPt / 2),
  };
  return seen.left < seen.right && seen.top < seen.bottom ? seen : null;
}
