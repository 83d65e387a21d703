import { HALF, LEAVE, optionId, PEEK_AT } from '../../words/options';
import { type BarredOption, type OptionId, type Refusal, refuse, type SeatId } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { EQUIPMENT_CARDS } from '../../content/equipment';
import type { EquipmentId, HeroId } from '../../words/ids';

import type { Catacombs } from '../../model/model';
import { seatOfHero, livingHeroes } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { curesOf, type CureSale } from './cures';
import { PEEK } from '../../content/services';
import { forTheParty } from './payer';
import { tradeOf, whyNotPeek } from './peek';
import { pooledGold } from './pooledGold';
import { doneAfter, shoppers } from './visit';

const GOLD_UNIT = 100;

/** Half price, rounded up to the next gold card (BASE-289). */
export const halfPrice = (price: number): number => Math.ceil(price / 2 / GOLD_UNIT) * GOLD_UNIT;

interface Sale {
  readonly option: OptionId;
  readonly hero: HeroId;
  readonly item: EquipmentId | CureSale['item'];
  readonly price: number;
  readonly isHalf: boolean;
  readonly refusal: Refusal | null;
}

function sale(model: Catacombs, hero: HeroId, item: EquipmentId, isHalf: boolean): Sale {
  const { price: full } = EQUIPMENT_CARDS[item];
  const price = isHalf ? halfPrice(full) : full;
  const gold = pooledGold(model);
  const refusal = gold < price ? refuse('notEnoughGold', 'BASE-285', { price, gold }) : null;
  return { option: optionId(hero, item, ...(isHalf ? [HALF] : [])), hero, item, price, isHalf, refusal };
}

/**
 * To whom each card on offer may be sold: the owner is fixed at purchase and must be one the card allows (BASE-293), and
 * its player is still there (BASE-284).
 */
const cardsOf = (model: Catacombs, done: readonly SeatId[]): readonly Sale[] =>
  model.offer.flatMap((item) =>
    livingHeroes(model)
      .map(({ id }) => id)
      .filter((hero) => EQUIPMENT_CARDS[item].owners.includes(hero) && !done.includes(seatOfHero(model, hero)))
      .flatMap((hero) => [
        sale(model, hero, item, false),
        ...(model.discountsLeft > 0 ? [sale(model, hero, item, true)] : []),
      ]),
  );

const salesOf = (model: Catacombs, done: readonly SeatId[]): readonly Sale[] => [
  ...cardsOf(model, done),
  ...curesOf(model, 'merchant', done).map((cure) => ({ ...cure, isHalf: false })),
];

/** The deck is shuffled and its top cards are for sale; the rest stay hidden (BASE-286, BASE-287, EXTRA-074, SOL-050). */
export const openMerchantRule: RuleOf<'openMerchant'> = {
  run(play) {
    const deck = play.shuffle('play', play.model.equipmentDeck);
    const { offerSize, discounts } = tradeOf(play.model);
    const offer = deck.slice(0, offerSize);
    const discountsLeft = play.model.path.kind === 'labyrinth' ? 0 : discounts; // EXTRA-075
    play.change({ ...play.model, equipmentDeck: deck, offer, discountsLeft });
    play.emit({ kind: 'offerMade', equipment: offer });
    play.next({ kind: 'merchant', done: [] });
  },
};

/** A look at one more card, where this Merchant sells any (SOL-053). */
function lookOf(model: Catacombs): readonly { readonly option: OptionId; readonly refusal: Refusal | null }[] {
  const { peekPrice } = tradeOf(model);
  return peekPrice === null ? [] : [{ option: PEEK_AT, refusal: whyNotPeek(model, peekPrice) }];
}

/** The visit is over; what was to be seen of the deck is shuffled into it again (BASE-294, SOL-056). */
function close(play: CatacombsPlay): void {
  const { equipmentDeck } = play.model;
  const deck = tradeOf(play.model).peekPrice === null ? equipmentDeck : play.shuffle('play', equipmentDeck);
  play.change({ ...play.model, equipmentDeck: deck, offer: [], discountsLeft: 0 });
}

/** For sale until the hero players have seen enough (BASE-284, BASE-285). */
export const merchantRule: RuleOf<'merchant'> = {
  run(play, { done }) {
    const { peekPrice } = tradeOf(play.model);
    const sales = [...salesOf(play.model, done), ...lookOf(play.model)];
    const barred = sales.flatMap(({ option, refusal }): BarredOption[] => (refusal ? [{ option, refusal }] : []));
    const options = sales.filter(({ refusal }) => refusal === null).map(({ option }) => option);
    play.ask(
      shoppers(play.model, done),
      { kind: 'merchant', discountsLeft: play.model.discountsLeft, ...(peekPrice === null ? {} : { peekPrice }) },
      { kind: 'choose', options: [...options, LEAVE], barred, min: 1, max: 1 },
    );
  },
  /** What a hero buys is its player's choice (BASE-037). */
  whyNot(model, { done }, answer, seat) {
    const chosen = chosenOne(answer);
    const sold = salesOf(model, done).find(({ option }) => option === chosen);
    if (sold === undefined || seat === null || seatOfHero(model, sold.hero) === seat) return null;
    return refuse('notYourPiece', 'BASE-037', { piece: sold.hero });
  },
  answer(play, { done }, answer, seat) {
    const chosen = chosenOne(answer);
    const { peekPrice } = tradeOf(play.model);
    if (chosen === PEEK_AT && peekPrice !== null) {
      return play.next(forTheParty(play.model, PEEK.id, peekPrice, seat, done), { kind: 'merchant', done });
    }
    const sold = salesOf(play.model, done).find(({ option }) => option === chosen);
    if (sold === undefined) {
      const leaving = doneAfter(play.model, done, seat);
      if (shoppers(play.model, leaving).length > 0) return play.next({ kind: 'merchant', done: leaving });
      return close(play);
    }
    const { hero, item, price, isHalf } = sold;
    const by = seatOfHero(play.model, hero);
    play.next({ kind: 'pay', hero, item, price, isHalf, by }, { kind: 'merchant', done });
  },
};
