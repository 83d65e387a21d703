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

/** Where a disc is in the window, with the board laid into this room as large as it fits. */
export function activeRect(
  room: RoomPt,
  board: Pick<BoardScene, 'widthMm' | 'heightMm'>,
  piece: ScenePiece,
  isTurned: boolean,
): RectPt {
  const acrossMm = board.widthMm + 2 * FRAME_MM;
  const downMm = board.heightMm + 2 * FRAME_MM;
  const ptPerMm = Math.min(room.width / acrossMm, room.height / downMm);
  const xMm = (isTurned ? board.widthMm - piece.xMm : piece.xMm) + FRAME_MM;
  const yMm = (isTurned ? board.heightMm - piece.yMm : piece.yMm) + FRAME_MM;
  const x = room.left + (room.width - acrossMm * ptPerMm) / 2 + xMm * ptPerMm;
  const y = room.top + (room.height - downMm * ptPerMm) / 2 + yMm * ptPerMm;
  const radius = piece.radiusMm * ptPerMm;
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}
