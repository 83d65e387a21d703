import type { BoardScene } from '../../../board';
import type { GymDisc, GymSetup } from '../../../rules/gym';
import { pieceOf } from './gymPieces';

/** The gym's board as it is shown. */
export const gymScene = ({ widthMm, heightMm }: GymSetup['board'], discs: readonly GymDisc[]): BoardScene => ({
  ground: 'hall',
  widthMm,
  heightMm,
  pieces: discs.map(({ id, xMm, yMm, radiusMm, isFixed }) => ({
    id,
    piece: pieceOf(id),
    xMm,
    yMm,
    radiusMm,
    isFlickable: !isFixed,
    marks: [],
  })),
});
