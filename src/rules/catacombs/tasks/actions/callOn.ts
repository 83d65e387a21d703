import { chooseOne } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { isOrc } from '../../content/monsters';
import type { Catacombs } from '../../model/model';
import { monstersOf } from '../../model/queries';
import type { RuleOf } from '../../model/types';
import { beginBonusAction } from './beginAction';
import { biddings, type Bidding } from './bidding';
import { PASS } from '../../words/options';

const called = (model: Catacombs): readonly Bidding[] =>
  biddings(
    model,
    monstersOf(model)
      .filter(({ card }) => isOrc(card))
      .map(({ id }) => id),
  );

/** At the Warchief's shout one of his own takes a whole action beside its own, even if it has acted (SOL-271). */
export const callOnRule: RuleOf<'callOn'> = {
  run(play, { by }) {
    const offers = called(play.model).map(({ id }) => id);
    if (offers.length === 0) return;
    play.ask([play.model.setup.overseer], { kind: 'callOn', by }, chooseOne([...offers, PASS]));
  },
  answer(play, { by }, answer) {
    const bidden = called(play.model).find(({ id }) => id === chosenOne(answer));
    if (bidden === undefined) return;
    const { piece, option } = bidden;
    play.emit({ kind: 'calledOn', piece: piece.id, by, action: option.action });
    beginBonusAction(play, piece, option);
  },
};
