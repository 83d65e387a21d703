import type { SeatId } from '../../../machine';
import type { HeroId } from '../../words/ids';
import type { Catacombs } from '../../model/model';
import { livingHeroes, seatOfHero } from '../../model/queries';
import type { PayTask } from '../../words/tasks';
import { shoppers } from './visit';
import type { ItemId } from '../../words/openIds';

/** For the party as a whole: proposed by whoever asked, from the purse of a living hero of theirs first. */
export function forTheParty(
  model: Catacombs,
  item: ItemId,
  price: number,
  seat: SeatId | null,
  done: readonly SeatId[],
): PayTask {
  const [first] = shoppers(model, done);
  const by = seat ?? first;
  const hero: HeroId | undefined = livingHeroes(model).find(({ id }) => seatOfHero(model, id) === by)?.id;
  if (by === undefined || hero === undefined) throw new Error(`nobody is there to pay for ${item}`);
  return { kind: 'pay', hero, item, price, isHalf: false, by };
}
