import { chooseOne } from '../../machine';
import { chosenOne } from '../answers';
import { SORTS_OF, type DiscSort } from '../content/stock';
import { MONSTER_IDS, type MonsterId } from '../content/ids';
import type { Catacombs } from '../model/model';
import type { RuleOf, CatacombsPlay } from '../types';

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

const shareADisc = (a: MonsterId, b: MonsterId): boolean => SORTS_OF[a].some((sort) => SORTS_OF[b].includes(sort));

/** Types whose absence would ease the first shortage: more than one only where two share a disc. */
function candidates(model: Catacombs, monsters: readonly MonsterId[]): readonly MonsterId[] {
  const missing = shortOf(model, monsters);
  const [first] = missing;
  if (first === undefined) return [];
  return MONSTER_IDS.filter((type) => {
    const index = monsters.indexOf(type);
    if (index < 0 || !shareADisc(type, first)) return false;
    return shortOf(model, [...monsters.slice(0, index), ...monsters.slice(index + 1)]).length < missing.length;
  });
}

function leaveOut(play: CatacombsPlay, monsters: readonly MonsterId[], type: MonsterId): void {
  const index = monsters.indexOf(type);
  play.emit({ kind: 'stockExhausted', monster: type, missing: 1 });
  play.next({ kind: 'muster', monsters: [...monsters.slice(0, index), ...monsters.slice(index + 1)] });
}

/** Setup 4: the listed monsters, as far as the reserve goes; the Overseer picks who goes short (BASE-080, BASE-024). */
export const musterRule: RuleOf<'muster'> = {
  run(play, { monsters }) {
    const [first, ...others] = candidates(play.model, monsters);
    if (first === undefined) return play.change({ ...play.model, muster: monsters });
    if (others.length === 0) return leaveOut(play, monsters, first);
    play.ask(
      [play.model.setup.overseer],
      { kind: 'chooseShortfall', missing: shortOf(play.model, monsters).length },
      chooseOne([first, ...others]),
    );
  },
  answer(play, { monsters }, answer) {
    const type = MONSTER_IDS.find((id) => id === chosenOne(answer));
    if (type !== undefined) leaveOut(play, monsters, type);
  },
};
