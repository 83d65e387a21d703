import { chooseOne } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { seatOfHero } from '../../model/queries';
import { poisonOptions } from '../../model/subjects/poison';
import type { RuleOf } from '../../model/types';
import { cure } from '../../model/told/cure';

/** It is paid for, in gold if nothing else is said: which card goes is for the hero's player to say (VERM-044, VERM-158). */
export const curePoisonRule: RuleOf<'curePoison'> = {
  run(play, { hero, by, rule = 'VERM-041' }) {
    const [only, ...others] = poisonOptions(play.model, hero);
    if (only === undefined) return;
    if (others.length === 0) return cure(play, hero, only, { by, rule });
    play.ask([seatOfHero(play.model, hero)], { kind: 'curePoison', hero }, chooseOne([only, ...others]));
  },
  answer: (play, { hero, by, rule = 'VERM-041' }, answer) => cure(play, hero, chosenOne(answer), { by, rule }),
};
