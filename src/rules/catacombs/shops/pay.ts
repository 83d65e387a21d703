import type { HeroId } from '../content/ids';
import { withHero } from '../model/changes';
import { isAlive } from '../model/hero';
import type { Catacombs } from '../model/model';
import { livingHeroes, livingSeats } from '../model/queries';
import { amountsIn } from '../answers';
import type { RuleOf } from '../types';
import { receive } from './receive';

/** What the living heroes own together: the dead neither spend nor pool (BASE-280, BASE-308). */
export const pooledGold = (model: Catacombs): number => livingHeroes(model).reduce((sum, { gold }) => sum + gold, 0);

/** The smallest gold card (BASE-005). */
const GOLD_UNIT = 100;

const purses = (model: Catacombs): Readonly<Record<string, number>> =>
  Object.fromEntries(livingHeroes(model).map(({ id, gold }) => [id, gold]));

/** Who pays how much of it (BASE-291, BASE-292, BASE-303); alone in having gold, nobody needs to be asked. */
export const payRule: RuleOf<'pay'> = {
  run(play, task) {
    const { hero, item, price } = task;
    const limits = purses(play.model);
    const ask = { kind: 'amounts', limits, minTotal: price, maxTotal: price, unit: GOLD_UNIT } as const;
    play.ask(livingSeats(play.model), { kind: 'payFor', item, hero, price }, ask);
  },
  answer(play, { hero, item, price }, answer) {
    const paid = amountsIn(answer);
    for (const id of Object.keys(paid) as HeroId[]) {
      const purse = play.model.heroes[id];
      if (isAlive(purse)) play.change(withHero(play.model, id, { gold: purse.gold - (paid[id] ?? 0) }));
    }
    play.change({ ...play.model, goldReserve: play.model.goldReserve + price });
    play.emit({ kind: 'bought', hero, item, price, paid });
    receive(play, hero, item);
  },
};
