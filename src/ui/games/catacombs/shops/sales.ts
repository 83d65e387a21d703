import type { ChooseAsk, OptionId, Refusal } from '../../../../rules/machine';
import {
  CURE,
  EQUIPMENT_CARDS,
  type EquipmentId,
  HALF,
  halfPrice,
  HEALING_TOUCH,
  readOption,
  RESURRECTION,
} from '../../../../rules/catacombs';

/** One way to buy one thing: for whom, at what price, and why not when it is barred. */
export interface Sale {
  readonly option: OptionId;
  readonly hero: string;
  readonly item: string;
  readonly isHalf: boolean;
  readonly refusal: Refusal | null;
}

const saleOf = (option: OptionId, refusal: Refusal | null): Sale | null => {
  const { of: hero, what: item, how } = readOption(option);
  return item === null ? null : { option, hero, item, isHalf: how === HALF, refusal };
};

/** Everything for sale, what can be bought and what cannot. */
export function salesIn({ options, barred }: ChooseAsk): readonly Sale[] {
  const open = options.map((option) => ({ option, refusal: null }));
  return [...open, ...barred].flatMap(({ option, refusal }) => saleOf(option, refusal) ?? []);
}

const isEquipment = (item: string): item is EquipmentId => Object.hasOwn(EQUIPMENT_CARDS, item);

/** What it costs. */
export function priceOf({ item, isHalf }: Pick<Sale, 'item' | 'isHalf'>): number {
  if (isEquipment(item)) return isHalf ? halfPrice(EQUIPMENT_CARDS[item].price) : EQUIPMENT_CARDS[item].price;
  if (item === CURE.id) return CURE.price;
  return item === RESURRECTION.id ? RESURRECTION.price : HEALING_TOUCH.price;
}
