import { refuse, type BarredOption, type Refusal } from '../../machine';
import { chosenOne } from '../answers';
import { EQUIPMENT_CARDS } from '../content/base/equipment';
import type { EquipmentId, HeroId } from '../content/ids';
import { isAlive } from '../model/hero';
import type { Catacombs } from '../model/model';
import { livingSeats } from '../model/queries';
import type { RuleOf } from '../types';
import { LEAVE } from './healer';
import { pooledGold } from './pay';

/** Six on the table, two of them at half price (BASE-286, BASE-288). */
const OFFER_SIZE = 6;
const DISCOUNTS = 2;
const GOLD_UNIT = 100;

/** Half price, rounded up to the next gold card (BASE-289). */
export const halfPrice = (price: number): number => Math.ceil(price / 2 / GOLD_UNIT) * GOLD_UNIT;

interface Sale {
  readonly option: string;
  readonly hero: HeroId;
  readonly item: EquipmentId;
  readonly price: number;
  readonly isHalf: boolean;
  readonly refusal: Refusal | null;
}

function sale(model: Catacombs, hero: HeroId, item: EquipmentId, isHalf: boolean): Sale {
  const { price: full } = EQUIPMENT_CARDS[item];
  const price = isHalf ? halfPrice(full) : full;
  const gold = pooledGold(model);
  const refusal = gold < price ? refuse('notEnoughGold', 'BASE-285', { price, gold }) : null;
  return { option: [hero, item, ...(isHalf ? ['half'] : [])].join('>'), hero, item, price, isHalf, refusal };
}

/** To whom each card on offer may be sold: the owner is fixed at purchase and must be one the card allows (BASE-293). */
const salesOf = (model: Catacombs, discountsLeft: number): readonly Sale[] =>
  model.offer.flatMap((item) =>
    EQUIPMENT_CARDS[item].owners
      .filter((hero) => isAlive(model.heroes[hero]))
      .flatMap((hero) => [
        sale(model, hero, item, false),
        ...(discountsLeft > 0 ? [sale(model, hero, item, true)] : []),
      ]),
  );

/** The deck is shuffled and its top six are for sale; the rest stay hidden (BASE-286, BASE-287, EXTRA-074). */
export const openMerchantRule: RuleOf<'openMerchant'> = {
  run(play) {
    const deck = play.shuffle('play', play.model.equipmentDeck);
    const offer = deck.slice(0, OFFER_SIZE);
    play.change({ ...play.model, equipmentDeck: deck, offer });
    play.emit({ kind: 'offerMade', equipment: offer });
    const isMaze = play.model.path.kind === 'labyrinth';
    play.next({ kind: 'merchant', discountsLeft: isMaze ? 0 : DISCOUNTS }); // EXTRA-075
  },
};

/** The visit ends when the hero players say so (BASE-284). */
export const merchantRule: RuleOf<'merchant'> = {
  run(play, { discountsLeft }) {
    const sales = salesOf(play.model, discountsLeft);
    const barred = sales.flatMap(({ option, refusal }): BarredOption[] => (refusal ? [{ option, refusal }] : []));
    const options = sales.filter(({ refusal }) => refusal === null).map(({ option }) => option);
    play.ask(
      livingSeats(play.model),
      { kind: 'merchant', discountsLeft },
      { kind: 'choose', options: [...options, LEAVE], barred, min: 1, max: 1 },
    );
  },
  answer(play, { discountsLeft }, answer) {
    const chosen = chosenOne(answer);
    const sold = salesOf(play.model, discountsLeft).find(({ option }) => option === chosen);
    if (sold === undefined) return play.change({ ...play.model, offer: [] }); // BASE-294
    play.next(
      { kind: 'pay', hero: sold.hero, item: sold.item, price: sold.price },
      { kind: 'merchant', discountsLeft: discountsLeft - (sold.isHalf ? 1 : 0) },
    );
  },
};
