import { type SeatId } from '../../../machine';
import { amountsIn, saidYes, yesOrNo } from '../../model/answers';
import { HERO_IDS, type HeroId } from '../../words/ids';
import { withHero } from '../../model/changes';
import { isAlive } from '../../model/hero';
import type { Catacombs } from '../../model/model';
import { livingHeroes, seatOfHero, heroOf } from '../../model/queries';
import type { PayTask } from '../../words/tasks';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { isPartyService } from '../../content/services';
import { receive } from './receive';

/** The smallest gold card (BASE-005). */
const GOLD_UNIT = 100;

type Purses = Readonly<Record<string, number>>;

const purses = (model: Catacombs): Purses =>
  Object.fromEntries(livingHeroes(model).flatMap(({ id, gold }) => (gold > 0 ? [[id, gold]] : [])));

/** With one purse alone, or all of them needed to the last coin, there is nothing to share out. */
function onlyWay(limits: Purses, price: number): Purses | null {
  const [only, ...others] = Object.keys(limits);
  if (only !== undefined && others.length === 0) return { [only]: price };
  return Object.values(limits).reduce((sum, gold) => sum + gold, 0) === price ? limits : null;
}

/** The buyer says who pays how much of it (BASE-291, BASE-292, BASE-303). */
export const payRule: RuleOf<'pay'> = {
  run(play, task) {
    const { hero, item, price, by } = task;
    const limits = purses(play.model);
    const paid = onlyWay(limits, price);
    if (paid !== null) return play.next({ kind: 'agreeToPay', purchase: task, paid, agreed: [by] });
    const ask = { kind: 'amounts', limits, minTotal: price, maxTotal: price, unit: GOLD_UNIT } as const;
    play.ask([by], { kind: 'payFor', item, hero, price }, ask);
  },
  answer(play, task, answer) {
    play.next({ kind: 'agreeToPay', purchase: task, paid: amountsIn(answer), agreed: [task.by] });
  },
};

const payersOf = (model: Catacombs, paid: Purses): readonly SeatId[] =>
  HERO_IDS.filter((id) => (paid[id] ?? 0) > 0).map((id) => seatOfHero(model, id));

function handOver(play: CatacombsPlay, { hero, item, price, isHalf }: PayTask, paid: Purses): void {
  for (const id of Object.keys(paid) as HeroId[]) {
    const purse = heroOf(play.model, id);
    if (isAlive(purse)) play.change(withHero(play.model, id, { gold: purse.gold - (paid[id] ?? 0) }));
  }
  const { goldReserve, discountsLeft } = play.model;
  // BASE-290: the token is spent by the purchase, not by asking for it.
  play.change({
    ...play.model,
    goldReserve: goldReserve + price,
    discountsLeft: isHalf ? discountsLeft - 1 : discountsLeft,
  });
  play.emit(
    isPartyService(item) ? { kind: 'goldSpent', item, price, paid } : { kind: 'bought', hero, item, price, paid },
  );
  receive(play, hero, item);
}

/** Nobody's gold is spent without its player's word (BASE-291). */
export const agreeToPayRule: RuleOf<'agreeToPay'> = {
  run(play, { purchase, paid, agreed }) {
    const payer = payersOf(play.model, paid).find((seat) => !agreed.includes(seat));
    if (payer === undefined) return handOver(play, purchase, paid);
    const { hero, item, price } = purchase;
    play.ask([payer], { kind: 'agreeToPay', item, hero, price, paid }, yesOrNo('agree'));
  },
  answer(play, task, answer) {
    const payer = payersOf(play.model, task.paid).find((seat) => !task.agreed.includes(seat));
    if (payer === undefined) return;
    if (saidYes('agree', answer)) return play.next({ ...task, agreed: [...task.agreed, payer] });
    play.emit({ kind: 'paymentRefused', seat: payer, item: task.purchase.item });
  },
};
