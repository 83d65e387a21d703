import type { PieceId } from '../../board';
import { ROOM_CARDS } from '../../rules/catacombs';
import { pieceOfCard } from './discPicture/pieceOfCard';

/** The disc in the corner of a Room card: the room’s own stone, the Lord of a lair; a shop hangs out its shield. */
export function medallionOf(room: string): PieceId | null {
  const card = ROOM_CARDS.get(room);
  if (card === undefined) return null;
  if (card.kind === 'combat') return `pillar-${card.board}`;
  return card.kind === 'lord' ? pieceOfCard(card.lord) : 'shield';
}
