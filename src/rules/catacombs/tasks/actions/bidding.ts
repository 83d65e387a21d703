import type { Catacombs } from '../../model/model';
import { isFrozen, isStunned, type MonsterPiece } from '../../model/piece';
import { pieceOrNull } from '../../model/queries';
import { optionId, PASS } from '../../words/options';
import { optionsOf, type ActionOption } from './options';
import type { PieceId } from '../../words/openIds';

/** A monster that is told to act beside its turn, and what it could do. */
export interface Bidding {
  readonly id: string;
  readonly piece: MonsterPiece;
  readonly option: ActionOption;
}

/** What these monsters could do at once; whoever is down or frozen gains nothing. */
export const biddings = (model: Catacombs, monsters: readonly PieceId[]): readonly Bidding[] =>
  monsters.flatMap((id) => {
    const piece = pieceOrNull(model, id);
    if (piece?.kind !== 'monster' || isStunned(piece) || isFrozen(piece)) return [];
    return optionsOf(model, piece)
      .filter(({ action, refusal }) => action !== PASS && refusal === null)
      .map((option) => ({ id: optionId(piece.id, option.action), piece, option }));
  });
