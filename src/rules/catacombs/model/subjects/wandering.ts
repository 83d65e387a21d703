import { placeAll } from '../../../flicking';
import { MONSTER_ZONE } from '../../content/boards';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { LORD_CARDS } from '../../content/lords';
import { MONSTER_CARDS } from '../../content/monsters';
import type { Catacombs } from '../model';
import { inReserve, roomOf } from '../queries';
import { idsFor, inZone, monsterPlacing } from './placing';

export const wanderingOf = (model: Catacombs) => LORD_CARDS[model.setup.lord].wandering;

export function placing(model: Catacombs) {
  const monster = wanderingOf(model);
  const [id = monster] = idsFor(model, [monster]);
  return monsterPlacing(model, [inZone(id, DISC_RADIUS_MM[MONSTER_CARDS[monster].size], MONSTER_ZONE)]);
}

/** Not yet in this turn, and the reserve and the zone have room for one (EXTRA-017, EXTRA-022). */
export const mayWander = (model: Catacombs): boolean =>
  roomOf(model).mayWander === true && inReserve(model, wanderingOf(model)) > 0 && placeAll(placing(model).ask) !== null;
