import { chooseOne } from '../../machine';
import { chosenOne } from '../answers';
import { withRoom } from '../model/changes';
import { isStunned, type MonsterPiece } from '../model/piece';
import type { Catacombs } from '../model/model';
import { pieceOrNull, roomOf } from '../model/queries';
import type { RuleOf } from '../types';
import { beginBonusAction } from './beginAction';
import { optionId } from './optionId';
import { optionsOf, type ActionOption } from './options';
import { PASS } from './pass';

interface Bidding {
  readonly id: string;
  readonly piece: MonsterPiece;
  readonly option: ActionOption;
}

/** What the struck monsters could do at once; whoever is down gains nothing, and nobody serves twice (SOL-207, SOL-208). */
function biddings(model: Catacombs, touched: readonly string[]): readonly Bidding[] {
  return touched.flatMap((id) => {
    const piece = pieceOrNull(model, id);
    if (piece?.kind !== 'monster' || isStunned(piece) || roomOf(model).enslaved.includes(id)) return [];
    return optionsOf(model, piece)
      .filter(({ action, refusal }) => action !== PASS && refusal === null)
      .map((option) => ({ id: optionId(piece.id, option.action), piece, option }));
  });
}

/** One of those that were struck does its whole action, even if it has acted already (SOL-203, SOL-204, SOL-206). */
export const enslaveRule: RuleOf<'enslave'> = {
  run(play, { by, touched }) {
    const offers = biddings(play.model, touched).map(({ id }) => id);
    if (offers.length === 0) return;
    play.ask([play.model.setup.overseer], { kind: 'enslave', by }, chooseOne([...offers, PASS]));
  },
  answer(play, { by, touched }, answer) {
    const bidden = biddings(play.model, touched).find(({ id }) => id === chosenOne(answer));
    if (bidden === undefined) return;
    const { piece, option } = bidden;
    play.change(withRoom(play.model, { enslaved: [...roomOf(play.model).enslaved, piece.id] }));
    play.emit({ kind: 'enslaved', piece: piece.id, by, action: option.action });
    beginBonusAction(play, piece, option);
  },
};
