import { placeAll } from '../../../flicking';
import { takeBack } from './takeBack';
import { worthOf } from '../../content/monsters';
import { monsterPlacing, overseerPieces } from '../../model/subjects/placing';
import { MONSTER_IDS, type MonsterId } from '../../words/ids';
import { termsOf } from '../../model/subjects/handicap';
import { monstersOf } from '../../model/queries';
import { monstersInRoom } from '../../model/subjects/stacks';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { byScarcity, shortOf } from '../../model/subjects/shortOf';

/** Of those that pay the same, whoever comes first in the box. */
const cheapestOf = (monsters: readonly MonsterId[]): MonsterId | undefined =>
  MONSTER_IDS.filter((id) => monsters.includes(id)).sort((a, b) => worthOf(a) - worthOf(b))[0];

/** The last monster stays, and so does whoever has an exact place in a story. */
function leaveOut(play: CatacombsPlay): void {
  const { muster } = play.model;
  const cheapest = cheapestOf(muster);
  if (cheapest === undefined || muster.length + monstersInRoom(play.model).length === 1) return;
  const index = muster.indexOf(cheapest);
  play.change({ ...play.model, muster: muster.filter((_, at) => at !== index) });
  play.emit({ kind: 'monsterLeftOut', monster: cheapest });
}

/** Nobody comes in another's stead, as in any shortage (BASE-024). */
function add(play: CatacombsPlay): void {
  const { muster } = play.model;
  const monster = cheapestOf([...muster, ...monstersOf(play.model).map(({ card }) => card)]);
  if (monster === undefined) return;
  const more = [...muster, monster];
  takeBack(play, more);
  if (shortOf(play.model, more).length > 0) return play.emit({ kind: 'stockExhausted', monster, missing: 1 });
  const { ask } = monsterPlacing(play.model, overseerPieces(play.model, byScarcity(more)));
  if (placeAll(ask) === null) return play.emit({ kind: 'noSpotLeft', monster });
  play.change({ ...play.model, muster: more });
  play.emit({ kind: 'monsterAdded', monster });
}

/** What the table has agreed on for each room, before the heroes are placed: they see who comes (BASE-081, BASE-336). */
export const evenOutRoomRule: RuleOf<'evenOutRoom'> = {
  run(play) {
    const monsters = termsOf(play.model.setup)?.monsters ?? 0;
    for (let count = 0; count < Math.abs(monsters); count++) (monsters < 0 ? leaveOut : add)(play);
  },
};
