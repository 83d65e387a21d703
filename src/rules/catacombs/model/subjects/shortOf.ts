import type { MonsterId } from '../../words/ids';
import { SORTS_OF } from '../../content/stock';
import type { Catacombs } from '../model';
import type { DiscSort } from '../../words/discSorts';

/** Those with the fewest sorts of disc to choose from first, so that nobody takes another's last face. */
export const byScarcity = (monsters: readonly MonsterId[]): readonly MonsterId[] =>
  [...monsters].sort((a, b) => SORTS_OF[a].length - SORTS_OF[b].length);

/** The monsters that find no disc in the reserve (BASE-022, BASE-024). */
export function shortOf(model: Pick<Catacombs, 'stock'>, monsters: readonly MonsterId[]): readonly MonsterId[] {
  const stock: Record<DiscSort, number> = { ...model.stock };
  return byScarcity(monsters).filter((monster) => {
    const sort = SORTS_OF[monster].find((one) => stock[one] > 0);
    if (sort === undefined) return true;
    stock[sort] -= 1;
    return false;
  });
}
