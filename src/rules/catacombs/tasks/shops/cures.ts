import { optionId } from '../../words/options';
import { type OptionId, type Refusal, refuse, type SeatId } from '../../../machine';
import type { HeroId } from '../../words/ids';
import type { Catacombs } from '../../model/model';
import { livingHeroes, seatOfHero } from '../../model/queries';
import type { CureVendor } from '../../words/houseOptions';
import { poisonOf } from '../../model/subjects/poison';
import { CURE } from '../../content/services';
import { pooledGold } from './pooledGold';

export interface CureSale {
  readonly option: OptionId;
  readonly hero: HeroId;
  readonly item: typeof CURE.id;
  readonly price: number;
  readonly refusal: Refusal | null;
}

/** For every poisoned hero whose player is still there; at one of the two shops only where the table says so. */
export function curesOf(
  model: Catacombs,
  shop: Exclude<CureVendor, 'both'>,
  done: readonly SeatId[],
): readonly CureSale[] {
  const { cureVendor = 'both' } = model.setup.house;
  if (cureVendor !== 'both' && cureVendor !== shop) return [];
  const gold = pooledGold(model);
  const refusal = gold < CURE.price ? refuse('notEnoughGold', 'VERM-041', { price: CURE.price, gold }) : null;
  return livingHeroes(model)
    .filter((hero) => poisonOf(hero).length > 0 && !done.includes(seatOfHero(model, hero.id)))
    .map(({ id }) => ({ option: optionId(id, CURE.id), hero: id, item: CURE.id, price: CURE.price, refusal }));
}
