import { readNumbered } from '../../../../rules/catacombs';
import type { BoardId } from '../../../../rules/catacombs';
import { pieceOfCard } from '../cards';
import type { PieceId } from '../catalogue';

/** Pillars are cut from the stone of their room. */
const ANY_BOARD: BoardId = 'crypt';

/** What a piece of the rules looks like: `monster:orc-2` is an orc. */
export function pieceIdOf(id: string, board: BoardId = ANY_BOARD): PieceId {
  const card = readNumbered(id).of;
  if (card === 'obstacle') return `pillar-${board}`;
  // The wall is the other face of the spirit's disc.
  if (card === 'fire-wall') return 'fire-spirit';
  const piece = pieceOfCard(card);
  if (piece === null) throw new Error(`no picture for ${id}`);
  return piece;
}
