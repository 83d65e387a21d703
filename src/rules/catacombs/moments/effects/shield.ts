import { refuse } from '../../../machine';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { onePlace } from '../../model/answers';
import { SHIELD, type EquipmentId } from '../../words/ids';
import { actionOf, withPiece } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import type { ShieldPiece } from '../../model/piece';
import { pieceOf, pieceOrNull } from '../../model/queries';
import type { CatacombsPlay } from '../../model/types';
import { askBeside } from './askBeside';
import type { Effect } from './effect';
import { nearPiece, whyNoRoom } from '../../model/subjects/placing';
import type { PieceId } from '../../words/openIds';

/** Whose it is, where it is not a spell that brings it. */
function bearerOf(play: CatacombsPlay, by: EquipmentId | null): Pick<ShieldPiece, 'owner' | 'by'> {
  const actor = pieceOf(play.model, actionOf(play.model).actor);
  return by === null || actor.kind !== 'hero' ? {} : { owner: actor.card, by };
}

const toPlace = (model: Catacombs, origin: PieceId) => nearPiece(model, SHIELD, DISC_RADIUS_MM.large, origin);

/** A movable neutral blocker beside whoever raises it; there is one disc for it (BASE-053, SOL-015). */
const shieldBy = (by: EquipmentId | null): Effect => ({
  whyNot(model, _, origin) {
    if (pieceOrNull(model, SHIELD) !== null) return refuse('alreadyInPlay', 'BASE-053', { piece: SHIELD });
    return whyNoRoom(model, toPlace(model, origin), 'BASE-053');
  },
  run: (play, task) => askBeside(play, task, toPlace(play.model, actionOf(play.model).origin)),
  answer(play, _, answer) {
    const { xMm, yMm } = onePlace(answer);
    const lying = { kind: 'shield', id: SHIELD, xMm, yMm, radiusMm: DISC_RADIUS_MM.large } as const;
    play.change(withPiece(play.model, { ...lying, ...bearerOf(play, by) }));
    play.emit({ kind: 'placed', piece: SHIELD, xMm, yMm, cause: { by: by ?? 'spell:shield', rule: 'BASE-053' } });
  },
});

export const shield = shieldBy(null);
export const pavise = shieldBy('equipment:pavise');
