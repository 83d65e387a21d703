import { PIECE_IDS, type PieceId } from '../../../board';

const isPiece = (name: string): name is PieceId => PIECE_IDS.some((piece) => piece === name);

/** The disc that shows a card's picture: `monster:orc` is the orc; null for what has no disc of its own. */
export function pieceOfCard(card: string): PieceId | null {
  const name = card.slice(card.indexOf(':') + 1);
  return isPiece(name) ? name : null;
}
