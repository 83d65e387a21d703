import { bareName, MONSTER_CARDS, MONSTER_IDS } from '../../../../../rules/catacombs';
import { PIECE_IDS, type PieceId } from '../../catalogue';

const isPiece = (name: string): name is PieceId => PIECE_IDS.some((piece) => piece === name);

/** A variant plays on the disc of its original (VERM-100). */
function discOf(card: string): string {
  const monster = MONSTER_IDS.find((id) => id === card);
  return (monster && MONSTER_CARDS[monster].variantOf) ?? card;
}

/** The disc that shows a card's picture: `monster:orc` is the orc; null for what has no disc of its own. */
export function pieceOfCard(card: string): PieceId | null {
  const disc = discOf(card);
  const name = bareName(disc);
  return isPiece(name) ? name : null;
}
