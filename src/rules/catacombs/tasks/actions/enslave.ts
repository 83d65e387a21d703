import { chooseOne } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { withRoom } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { roomOf } from '../../model/queries';
import type { RuleOf } from '../../model/types';
import { beginBonusAction } from './beginAction';
import { biddings, type Bidding } from './bidding';
import { PASS } from '../../words/options';
import type { PieceId } from '../../words/openIds';

/** Nobody serves twice, and whoever is down or frozen gains nothing (SOL-207, SOL-208). */
const biddable = (model: Catacombs, touched: readonly PieceId[]): readonly Bidding[] =>
  biddings(
    model,
    touched.filter((id) => !roomOf(model).enslaved.includes(id)),
  );

/** One of those that were struck does its whole action, even if it has acted already (SOL-203, SOL-204, SOL-206). */
export const enslaveRule: RuleOf<'enslave'> = {
  run(play, { by, touched }) {
    const offers = biddable(play.model, touched).map(({ id }) => id);
    if (offers.length === 0) return;
    play.ask([play.model.setup.overseer], { kind: 'enslave', by }, chooseOne([...offers, PASS]));
  },
  answer(play, { by, touched }, answer) {
    const bidden = biddable(play.model, touched).find(({ id }) => id === chosenOne(answer));
    if (bidden === undefined) return;
    const { piece, option } = bidden;
    play.change(withRoom(play.model, { enslaved: [...roomOf(play.model).enslaved, piece.id] }));
    play.emit({ kind: 'enslaved', piece: piece.id, by, action: option.action });
    beginBonusAction(play, piece, option);
  },
};
