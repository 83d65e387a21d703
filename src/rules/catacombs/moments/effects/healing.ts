import { chooseOne, refuse } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { POTION_LIFE } from '../../content/base/equipment';
import { HEAL_ALL_LIFE, HEAL_LIFE } from '../../content/base/spells';
import { canGain } from '../../model/subjects/life';
import type { HeroId } from '../../words/ids';
import { actionOf } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { heroesInPlay, pieceOf, seatOfPiece } from '../../model/queries';
import { healHero } from '../../model/told/heal';
import type { Effect } from './effect';

const wounded = (model: Catacombs): readonly HeroId[] =>
  heroesInPlay(model)
    .map(({ id }) => id)
    .filter((id) => canGain(model, id) > 0);

const whyNobody = (model: Catacombs) => (wounded(model).length > 0 ? null : refuse('nobodyIsHurt', 'BASE-055'));

/** Life to one hero, never above its start (BASE-055). */
export const heal: Effect = {
  whyNot: whyNobody,
  run(play, task) {
    const seat = seatOfPiece(play.model, pieceOf(play.model, actionOf(play.model).actor));
    play.ask([seat], { kind: 'healWhom', amount: HEAL_LIFE }, chooseOne(wounded(play.model)), task);
  },
  answer(play, _, answer) {
    const chosen = wounded(play.model).find((id) => id === chosenOne(answer));
    if (chosen !== undefined) healHero(play, chosen, HEAL_LIFE, { by: 'spell:heal', rule: 'BASE-055' });
  },
};

export const healAll: Effect = {
  whyNot: whyNobody,
  run(play) {
    for (const id of wounded(play.model)) healHero(play, id, HEAL_ALL_LIFE, { by: 'spell:heal-all', rule: 'BASE-055' });
  },
};

/** For its owner alone (BASE-298, BASE-341). */
export const potion: Effect = {
  whyNot: (model, actor) =>
    actor.kind === 'hero' && canGain(model, actor.card) > 0 ? null : refuse('nobodyIsHurt', 'BASE-055'),
  run(play) {
    const actor = pieceOf(play.model, actionOf(play.model).actor);
    if (actor.kind !== 'hero') return;
    healHero(play, actor.card, POTION_LIFE, { by: 'equipment:healing-potion', rule: 'BASE-341' });
  },
};
