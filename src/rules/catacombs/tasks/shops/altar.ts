import { OFFER, LEAVE } from '../../words/options';
import { refuse, type Refusal } from '../../../machine';
import { chosenOne } from '../../model/answers';
import type { Catacombs } from '../../model/model';
import type { RuleOf } from '../../model/types';
import { OFFERING } from '../../content/services';
import { forTheParty } from './payer';
import { pooledGold } from './pooledGold';
import { doneAfter, shoppers } from './visit';

/** Too little gold together, or no card left to turn over (SOL-061, SOL-068). */
function whyNotOffer(model: Catacombs): Refusal | null {
  if (model.equipmentDeck.length === 0) return refuse('deckIsEmpty', 'SOL-068');
  const { price } = OFFERING;
  const gold = pooledGold(model);
  return gold < price ? refuse('notEnoughGold', 'SOL-061', { price, gold }) : null;
}

/** Offerings, one after the other, until a gift is accepted or everybody has seen enough (SOL-061 to SOL-067). */
export const altarRule: RuleOf<'altar'> = {
  run(play, { done }) {
    if (play.model.isAltarSpent) return;
    const refusal = whyNotOffer(play.model);
    play.ask(
      shoppers(play.model, done),
      { kind: 'altar', price: OFFERING.price },
      {
        kind: 'choose',
        options: refusal === null ? [OFFER, LEAVE] : [LEAVE],
        barred: refusal === null ? [] : [{ option: OFFER, refusal }],
        min: 1,
        max: 1,
      },
    );
  },
  answer(play, { done }, answer, seat) {
    if (chosenOne(answer) === OFFER) {
      const offering = forTheParty(play.model, OFFERING.id, OFFERING.price, seat, done);
      return play.next(offering, { kind: 'altar', done });
    }
    const leaving = doneAfter(play.model, done, seat);
    if (shoppers(play.model, leaving).length > 0) play.next({ kind: 'altar', done: leaving });
  },
};
