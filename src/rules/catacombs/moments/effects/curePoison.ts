import { chooseOne, refuse } from '../../../machine';
import { optionId, readOption } from '../../words/options';
import { chosenOne } from '../../model/answers';
import { actionOf } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { heroesInPlay, pieceOf, seatOfPiece } from '../../model/queries';
import { poisonOptions } from '../../model/subjects/poison';
import { cure } from '../../model/told/cure';
import type { Effect } from './effect';

/** Any hero's card, the caster's own too; those who are swallowed are out of reach (VERM-040, VERM-116). */
const cardsHeld = (model: Catacombs): readonly string[] =>
  heroesInPlay(model).flatMap(({ id }) => poisonOptions(model, id).map((card) => optionId(id, card)));

export const curePoison: Effect = {
  whyNot: (model) => (cardsHeld(model).length > 0 ? null : refuse('nobodyIsPoisoned', 'VERM-039')),
  run(play, task) {
    const seat = seatOfPiece(play.model, pieceOf(play.model, actionOf(play.model).actor));
    play.ask([seat], { kind: 'cureWhom' }, chooseOne(cardsHeld(play.model)), task);
  },
  answer(play, _, answer) {
    const { of, what } = readOption(chosenOne(answer));
    const hero = heroesInPlay(play.model).find((one) => one.id === of);
    if (hero !== undefined) cure(play, hero.id, what ?? '', { by: 'spell:cure-poison', rule: 'VERM-039' });
  },
};
