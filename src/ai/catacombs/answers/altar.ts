import type { OptionId } from '../../../rules/machine';
import {
  type Catacombs,
  EQUIPMENT_CARDS,
  type EquipmentId,
  type HeroId,
  LEAVE,
  OFFER,
  OFFERING,
  type Purpose,
} from '../../../rules/catacombs';
import { choice, type Answered } from './answered';
import { helpOf } from './helpOf';

/** From so much help on, a gift is not risked for another. */
const GOOD_GIFT = 5;
/** Where nothing more can be offered, whatever is better than nothing is taken. */
const SMALL_GIFT = 2;

type Judging = Extract<Purpose, { kind: 'judgeOffering' }>;

/** The Altar is the last before the Lord: gold that is kept there is of no more use. */
export const answerAltar = (options: readonly OptionId[]): Answered =>
  options.includes(OFFER)
    ? { answer: choice(OFFER), thought: { kind: 'habit', habit: 'buyWhatHelps' } }
    : { answer: choice(LEAVE), thought: { kind: 'habit', habit: 'saveGold' } };

const canUse = (equipment: EquipmentId, hero: HeroId): boolean => EQUIPMENT_CARDS[equipment].owners.includes(hero);

const canOfferAgain = ({ heroes }: Catacombs): boolean =>
  Object.values(heroes).reduce((sum, { gold, life }) => sum + (life > 0 ? gold : 0), 0) >= OFFERING.price;

const strength = (model: Catacombs, id: HeroId): number => model.heroes[id]?.life ?? 0;

/** To the liveliest who can use it; what helps little is given back while another offering can be paid. */
export function judgeOffering(model: Catacombs, { equipment, unfit }: Judging, options: readonly OptionId[]): Answered {
  const fit = Object.values(model.heroes)
    .map(({ id }) => id)
    .filter((id) => options.includes(id) && !unfit.includes(id))
    .sort((a, b) => strength(model, b) - strength(model, a));
  const [best] = fit;
  const wanted = canOfferAgain(model) ? GOOD_GIFT : SMALL_GIFT;
  if (best === undefined || helpOf(equipment) < wanted) {
    return { answer: choice('reject'), thought: { kind: 'habit', habit: 'decline' } };
  }
  return { answer: choice(best), thought: { kind: 'habit', habit: 'buyWhatHelps' } };
}

export const agreeOffering = ({ equipment, hero }: Extract<Purpose, { kind: 'agreeOffering' }>): Answered =>
  canUse(equipment, hero)
    ? { answer: choice('accept'), thought: { kind: 'habit', habit: 'agree' } }
    : { answer: choice('decline'), thought: { kind: 'habit', habit: 'decline' } };
