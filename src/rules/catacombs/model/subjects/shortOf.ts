import type { MonsterId } from '../../words/ids';
import { discsIn, SORTS_OF, withDiscs } from '../../content/stock';
import type { Catacombs } from '../model';

/** Those with the fewest sorts of disc to choose from first, so that nobody takes another's last face. */
export const byScarcity = (monsters: readonly MonsterId[]): readonly MonsterId[] =>
  [...monsters].sort((a, b) => SORTS_OF[a].length - SORTS_OF[b].length);

/** The monsters that find no disc in the reserve (BASE-022, BASE-024). */
export function shortOf(model: Pick<Catacombs, 'stock'>, monsters: readonly MonsterId[]): readonly MonsterId[] {
  let { stock } = model;
  return byScarcity(monsters).filter((monster) => {
    const sort = SORTS_OF[monster].find((one) => discsIn(stock, one) > 0);
    if (sort === undefined) return true;
    stock = withDiscs(stock, sort, -1);
    return false;
  });
}
