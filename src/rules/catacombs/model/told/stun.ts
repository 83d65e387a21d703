import type { Cause } from '../../words/cause';
import { withPiece } from '../changes';
import { pieceOf, roomOf } from '../queries';
import type { CatacombsPlay } from '../types';
import { contactIn, type OfContact } from './ofContact';
import type { PieceId } from '../../words/openIds';

/** Down for the whole of the next round, whichever turn it happened in (BASE-193, BASE-194, BASE-261). */
export function stunPiece(play: CatacombsPlay, id: PieceId, cause: Cause, contact: OfContact = {}): void {
  const piece = pieceOf(play.model, id);
  if (piece.kind !== 'hero' && piece.kind !== 'monster') return;
  const { round } = roomOf(play.model);
  play.change(withPiece(play.model, { ...piece, stun: { round, by: cause.by } }));
  play.emit({ kind: 'incapacitated', piece: id, backInRound: round + 2, cause, ...contactIn(contact) });
}
