import { chooseOne } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { takeBack } from './takeBack';
import { SORTS_OF } from '../../content/stock';
import { MONSTER_IDS, type MonsterId } from '../../words/ids';
import type { Catacombs } from '../../model/model';
import type { RuleOf, CatacombsPlay } from '../../model/types';
import { shortOf } from '../../model/subjects/shortOf';

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

/** Setup 4: the listed monsters, as far as the discs go; the Overseer picks who goes short (BASE-080, BASE-024). */
export const musterRule: RuleOf<'muster'> = {
  run(play, { monsters }) {
    takeBack(play, monsters);
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
