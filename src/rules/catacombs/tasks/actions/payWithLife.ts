import { beginAction } from './beginAction';
import { optionsOf } from './options';
import { saidYes, yesOrNo } from '../../model/answers';
import { pieceOf, seatOfPiece } from '../../model/queries';
import type { RuleOf } from '../../model/types';
import { priceOf } from '../../model/subjects/magic';

/** There is too little magic for it: it may cost life instead, if her player says so (SOL-131, SOL-134). */
export const payWithLifeRule: RuleOf<'payWithLife'> = {
  run(play, { piece: id, action }) {
    const piece = pieceOf(play.model, id);
    const price = piece.kind === 'hero' ? priceOf(play.model, piece.card, action) : null;
    if (piece.kind !== 'hero' || price === null) return;
    const purpose = { kind: 'payWithLife', hero: piece.card, action, price } as const;
    play.ask([seatOfPiece(play.model, piece)], purpose, yesOrNo('payWithLife'));
  },
  answer(play, { piece: id, action }, answer) {
    const piece = pieceOf(play.model, id);
    if (!saidYes('payWithLife', answer) || piece.kind !== 'hero') return;
    const option = optionsOf(play.model, piece).find((one) => one.action === action);
    if (option !== undefined) beginAction(play, piece, option, id);
  },
};
