import { type BoardId, LORD_CARDS, ROOM_CARDS } from '../../../../rules/catacombs';
import type { GlyphId } from '../../../kit/glyph';
import type { PieceId } from '../catalogue';
import { pieceOfCard } from './discPicture/pieceOfCard';

/** The disc in the corner of a Room card: the room’s own stone, the Lord of a lair; none for a shop. */
export function medallionOf(room: string): PieceId | null {
  const card = ROOM_CARDS.get(room);
  if (card?.kind === 'combat') return `pillar-${card.board}`;
  return card?.kind === 'lord' ? pieceOfCard(card.lord) : null;
}

/** The sign that a shop hangs out in its place. */
export function shopSignOf(room: string): GlyphId | null {
  const kind = ROOM_CARDS.get(room)?.kind;
  return kind === 'merchant' || kind === 'healer' || kind === 'altar' ? kind : null;
}

/** The board that a room is played on; none for a shop. */
export function boardOf(room: string): BoardId | null {
  const card = ROOM_CARDS.get(room);
  if (card?.kind === 'combat') return card.board;
  return card?.kind === 'lord' ? LORD_CARDS[card.lord].board : null;
}
