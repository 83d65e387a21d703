import { refuse } from '../../../machine';
import { firstPlace } from '../../../flicking';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { onePlace } from '../../model/answers';
import { actionOf, takeDisc, withPiece, withRoom } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { roomOf, groundOf } from '../../model/queries';
import type { Effect } from './effect';
import { anywhere } from '../../model/subjects/placing';

const WALL = 'fire-wall';
const DISC = 'fireSpirit';
const RADIUS_MM = DISC_RADIUS_MM.medium;

const numberOf = (model: Catacombs): number => (roomOf(model).entered[WALL] ?? 0) + 1;
const toPlace = (model: Catacombs) => anywhere(`${WALL}-${numberOf(model)}`, RADIUS_MM);

/** A Fire Wall from the reserve on any free spot, in place of an attack (SOL-218 to SOL-221). */
export const volcanism: Effect = {
  whyNot(model) {
    if (model.stock[DISC] === 0) return refuse('stockExhausted', 'SOL-218', { monster: 'monster:fire-spirit' });
    return firstPlace(toPlace(model), groundOf(model)) === null ? refuse('noRoomLeft', 'SOL-220') : null;
  },
  run(play, task) {
    const ask = { kind: 'place', pieces: [toPlace(play.model)], ...groundOf(play.model) } as const;
    play.ask([play.model.setup.overseer], { kind: 'placeFireWall' }, ask, task);
  },
  answer(play, _, answer) {
    const { id, xMm, yMm } = onePlace(answer);
    const entered = { ...roomOf(play.model).entered, [WALL]: numberOf(play.model) };
    const by = actionOf(play.model).actor;
    const wall = { kind: 'fireWall', id, xMm, yMm, radiusMm: RADIUS_MM, disc: DISC } as const;
    play.change(withPiece(withRoom(takeDisc(play.model, DISC), { entered }), wall));
    play.emit({ kind: 'placed', piece: id, xMm, yMm, cause: { by, rule: 'SOL-218' } });
  },
};
