import { isAcross, turnedBy, vec2, type Quarters } from '../../../lib';
import type { BoardScene, ScenePiece } from '../../../board';
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
  return { ptPerMm, widthPt: acrossMm * ptPerMm };
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

/** Where a disc is in the window, with the board laid into this room as large as it fits. */
export function activeRect(room: RoomPt, board: Board, piece: ScenePiece, turn: Quarters): RectPt {
  const { ptPerMm } = laidInto(room, board, turn);
  // From the middle of both, which stays where it is.
  const off = turnedBy(vec2(piece.xMm - board.widthMm / 2, piece.yMm - board.heightMm / 2), turn);
  const x = room.left + room.width / 2 + off.x * ptPerMm;
  const y = room.top + room.height / 2 + off.y * ptPerMm;
  const radius = piece.radiusMm * ptPerMm;
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}
