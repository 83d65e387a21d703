import type { BoardScene } from '../../../board';
import type { GymDisc, GymSetup } from '../../../rules/gym';
import { pieceOf } from './gymPieces';

/** The gym's board as it is shown. */
export const gymScene = (
  { board: { widthMm, heightMm }, goals }: Pick<GymSetup, 'board' | 'goals'>,
  discs: readonly GymDisc[],
  met: readonly number[],
): BoardScene => ({
  ground: 'hall',
  widthMm,
  heightMm,
  targets: goals.flatMap((goal, at) => (goal.kind === 'stop' && !met.includes(at) ? [goal] : [])),
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
