import { BOARD_HOLES } from '../../content/boards';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import type { BoardId } from '../../words/boards';
import type { ObstaclePiece } from '../piece';
import type { PieceId } from '../../words/openIds';

const PREFIX = 'obstacle-';

/** Told by its id alone, so that it can be asked of a board that is gone. */
export const isObstacle = (id: PieceId): boolean => id.startsWith(PREFIX);

/** Every hole is filled with an obstacle (BASE-078). */
export const obstaclesOf = (board: BoardId): readonly ObstaclePiece[] =>
  BOARD_HOLES[board].map(({ x, y }, index) => ({
    kind: 'obstacle',
    id: `${PREFIX}${index + 1}`,
    xMm: x,
    yMm: y,
    radiusMm: DISC_RADIUS_MM.large,
  }));
