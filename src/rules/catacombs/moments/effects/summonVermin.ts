import { refuse } from '../../../machine';
import { placeAll, type PlaceAsk } from '../../../flicking';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { placesOf } from '../../model/answers';
import { MONSTER_CARDS } from '../../content/monsters';
import { heroSideZone, idsFor, inZone } from '../../model/subjects/placing';
import type { MonsterId } from '../../words/ids';
import { actionOf, enterMonster } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { inReserve, groundOf } from '../../model/queries';
import type { Effect } from './effect';

const RAT: MonsterId = 'monster:sewer-rat';
const RATS = 5;

/** As many as the reserve has and the heroes' start zone has room for (VERM-134, VERM-137, VERM-138). */
function placing(model: Catacombs): PlaceAsk | null {
  const radiusMm = DISC_RADIUS_MM[MONSTER_CARDS[RAT].size];
  for (let count = Math.min(RATS, inReserve(model, RAT)); count > 0; count--) {
    const ids = idsFor(
      model,
      Array.from({ length: count }, () => RAT),
    );
    const pieces = ids.map((id) => inZone(id, radiusMm, heroSideZone(model)));
    const ask: PlaceAsk = { kind: 'place', pieces, ...groundOf(model) };
    if (placeAll(ask) !== null) return ask;
  }
  return null;
}

/** In place of an attack; they still act in this turn, after the summoner (VERM-133, VERM-135, VERM-136). */
export const summonVermin: Effect = {
  whyNot: (model) => (placing(model) === null ? refuse('stockExhausted', 'VERM-137', { monster: RAT }) : null),
  run(play, task) {
    const ask = placing(play.model);
    if (ask !== null) play.ask([play.model.setup.overseer], { kind: 'placeRats' }, ask, task);
  },
  answer(play, _, answer) {
    for (const at of placesOf(answer)) {
      const { model, piece } = enterMonster(play.model, RAT, at, false);
      play.change(model);
      const cause = { by: actionOf(model).actor, rule: 'VERM-133' };
      play.emit({ kind: 'placed', piece: piece.id, xMm: at.xMm, yMm: at.yMm, cause });
    }
  },
};
