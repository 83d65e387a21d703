import type { BoardScene } from '../../../board';
import type { GymState } from '../../../session';
import { pieceOf } from './gymPieces';

/** The gym's table as the board shows it. */
export const gymScene = (table: GymState['table']): BoardScene => ({
  room: 'crypt',
  widthMm: table.widthMm,
  heightMm: table.heightMm,
  pieces: table.discs.map(({ id, xMm, yMm, radiusMm, isFixed }) => ({
    id,
    piece: pieceOf(id),
    xMm,
    yMm,
    radiusMm,
    isFlickable: !isFixed,
    marks: [],
  })),
});
