import { chooseOne } from '../../../machine';
import { chosenPiece, onePlace } from '../../model/answers';
import { anywhere } from '../../model/subjects/placing';
import { movedTo } from '../../model/changes';
import { pieceOf, piecesOf, groundOf } from '../../model/queries';
import type { RuleOf } from '../../model/types';

/** The Overseer is the final judge: a position is corrected, and the log says by whom (BASE-335). */
export const rulingRule: RuleOf<'ruling'> = {
  run(play, { piece: id }) {
    const judge = [play.model.setup.overseer];
    if (id === null) {
      const pieces = piecesOf(play.model).filter(({ kind }) => kind !== 'obstacle');
      return play.ask(judge, { kind: 'ruleWhich' }, chooseOne(pieces.map((piece) => piece.id)));
    }
    const { radiusMm } = pieceOf(play.model, id);
    const ground = groundOf(play.model, id);
    play.ask(judge, { kind: 'ruleWhere', piece: id }, { kind: 'place', pieces: [anywhere(id, radiusMm)], ...ground });
  },
  answer(play, { piece: id }, answer) {
    if (id === null) return play.next({ kind: 'ruling', piece: chosenPiece(answer) });
    const { xMm, yMm } = onePlace(answer);
    play.change(movedTo(play.model, id, { xMm, yMm }));
    play.emit({ kind: 'moved', piece: id, xMm, yMm, cause: { by: play.model.setup.overseer, rule: 'BASE-335' } });
  },
};
