import { amountsIn } from '../../model/answers';
import { seatOfHero } from '../../model/queries';
import { roomsFor } from '../../model/subjects/life';
import { gainLife, gainMagic } from '../../model/told/heal';
import type { RuleOf } from '../../model/types';

/** Life that she gains is life or magic, as her player likes (SOL-135). */
export const splitPointsRule: RuleOf<'splitPoints'> = {
  run(play, { hero, points }) {
    const limits = { ...roomsFor(play.model, hero, points) };
    const ask = { kind: 'amounts', limits, minTotal: points, maxTotal: points, unit: 1 } as const;
    play.ask([seatOfHero(play.model, hero)], { kind: 'splitPoints', hero, points }, ask);
  },
  answer(play, { hero, cause }, answer) {
    const { life = 0, magic = 0 } = amountsIn(answer);
    gainLife(play, hero, life, cause);
    gainMagic(play, hero, magic, cause);
  },
};
