import {
  type Catacombs,
  CURE,
  fullLifeOf,
  HEALING_TOUCH,
  type HeroId,
  heroOf,
  LEAVE,
  lethalPoison,
  PEEK_AT,
  poisonTotal,
  readOption,
  RESURRECTION,
} from '../../../rules/catacombs';
import type { AmountsAsk, OptionId } from '../../../rules/machine';
import { choice, type Answered } from './answered';
import { helpOf } from './helpOf';

/** What the Healer may have to cost later on is kept back while somebody is badly hurt. */
const KEPT_FOR_THE_HEALER = 600;

const isWeak = (model: Catacombs, id: HeroId): boolean => heroOf(model, id).life <= fullLifeOf(model.setup, id) / 3;

const priceIn = (model: Catacombs, option: OptionId): number => {
  const { what, how } = readOption(option);
  const card = model.offer.find((id) => id === what);
  return card === undefined ? 0 : helpOf(card) / (how === null ? 1 : 0.5);
};

/** From this share of what kills a cure is worth its price. */
const POISONED = 0.5;

/** How much of what kills this hero has in him; 0 where a cure can wait. */
function dangerIn(model: Catacombs, option: OptionId): number {
  const { of, what } = readOption(option);
  const hero = Object.values(model.heroes).find((one) => one.id === of);
  const share = hero === undefined || what !== CURE.id ? 0 : poisonTotal(hero) / lethalPoison(hero.id);
  return share >= POISONED ? share : 0;
}

const mostPoisoned = (model: Catacombs, options: readonly OptionId[]): string | undefined =>
  options.filter((one) => dangerIn(model, one) > 0).sort((a, b) => dangerIn(model, b) - dangerIn(model, a))[0];

/** With this much to spend a look at another card is worth its price, now and then. */
const RICH = 700;
const MOST_CARDS = 12;

const looksFurther = ({ offer }: Catacombs, gold: number, options: readonly OptionId[]): boolean =>
  options.includes(PEEK_AT) && gold >= RICH && offer.length < MOST_CARDS;

/** The most help for the gold, at half price where that is to be had. */
export function answerMerchant(model: Catacombs, options: readonly OptionId[]): Answered {
  const cure = mostPoisoned(model, options);
  if (cure !== undefined) return { answer: choice(cure), thought: { kind: 'habit', habit: 'healTheWorst' } };
  const needsHealer = Object.values(model.heroes).some(({ id, life }) => life > 0 && isWeak(model, id));
  const gold = Object.values(model.heroes).reduce((sum, hero) => sum + (hero.life > 0 ? hero.gold : 0), 0);
  const saves = needsHealer && gold <= KEPT_FOR_THE_HEALER;
  const goods = options.filter((option) => option !== LEAVE && priceIn(model, option) > 2);
  const [best] = [...goods].sort((a, b) => priceIn(model, b) - priceIn(model, a));
  if (best === undefined && !saves && looksFurther(model, gold, options)) {
    return { answer: choice(PEEK_AT), thought: { kind: 'habit', habit: 'buyWhatHelps' } };
  }
  if (best === undefined || saves) return { answer: choice(LEAVE), thought: { kind: 'habit', habit: 'saveGold' } };
  return { answer: choice(best), thought: { kind: 'habit', habit: 'buyWhatHelps' } };
}

/** The dead first, then whoever has lost the greatest part of its life. */
export function answerHealer(model: Catacombs, options: readonly OptionId[]): Answered {
  const need = (option: OptionId): number => {
    const { of: hero, what: service } = readOption(option);
    if (service === RESURRECTION.id) return 2;
    if (service === CURE.id) return dangerIn(model, option);
    const found = Object.values(model.heroes).find(({ id }) => id === hero);
    return found === undefined || service !== HEALING_TOUCH.id
      ? -1
      : 1 - found.life / fullLifeOf(model.setup, found.id);
  };
  const [best] = options.filter((option) => option !== LEAVE && need(option) > 0).sort((a, b) => need(b) - need(a));
  if (best === undefined) return { answer: choice(LEAVE), thought: { kind: 'habit', habit: 'saveGold' } };
  return { answer: choice(best), thought: { kind: 'habit', habit: 'healTheWorst' } };
}

/** Unit by unit from whoever has most left. */
export function payFromTheFullest({ limits, minTotal, unit }: AmountsAsk): Answered {
  const left = { ...limits };
  const amounts: Record<string, number> = {};
  for (let paid = 0; paid < minTotal; paid += unit) {
    const [fullest] = Object.entries(left).sort((a, b) => b[1] - a[1]);
    if (fullest === undefined) break;
    const [id, gold] = fullest;
    left[id] = gold - unit;
    amounts[id] = (amounts[id] ?? 0) + unit;
  }
  return { answer: { kind: 'amounts', amounts }, thought: { kind: 'habit', habit: 'payFromTheFullest' } };
}
