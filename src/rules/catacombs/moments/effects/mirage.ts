import { chooseOne, refuse } from '../../../machine';
import { nearestPlace } from '../../../flicking';
import { chosenPiece } from '../../model/answers';
import { actionOf, movedTo } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { isFrozen } from '../../model/piece';
import { monstersOf, pieceOf, groundOf } from '../../model/queries';
import type { CatacombsPlay } from '../../model/types';
import type { Effect } from './effect';
import { anywhere } from '../../model/subjects/placing';
import type { PieceId } from '../../words/openIds';

/** Whoever is frozen stays where it is (SOL-083, SOL-084). */
const minions = (model: Catacombs): readonly PieceId[] =>
  monstersOf(model)
    .filter((piece) => !isFrozen(piece))
    .map(({ id }) => id);

function putNear(play: CatacombsPlay, id: PieceId, at: { readonly xMm: number; readonly yMm: number }): void {
  const { radiusMm } = pieceOf(play.model, id);
  const place =
    nearestPlace(anywhere(id, radiusMm), { id, ...at }, groundOf(play.model, id)) ?? pieceOf(play.model, id);
  play.change(movedTo(play.model, id, place));
  play.emit({ kind: 'moved', piece: id, xMm: place.xMm, yMm: place.yMm, cause: { by: 'mirage', rule: 'BASE-340' } });
}

/** The two centres are exchanged; a disc that would overlap goes to the nearest legal spot (BASE-340). */
export const mirage: Effect = {
  whyNot: (model) => (minions(model).length > 0 ? null : refuse('noMinionLeft', 'BASE-340')),
  run: (play, task) =>
    play.ask([play.model.setup.overseer], { kind: 'swapWith' }, chooseOne(minions(play.model)), task),
  answer(play, _, answer) {
    const lord = pieceOf(play.model, actionOf(play.model).actor);
    const minion = pieceOf(play.model, chosenPiece(answer));
    // Out of one another's way first, so that neither blocks the other's new place.
    play.change(movedTo(play.model, minion.id, lord));
    play.change(movedTo(play.model, lord.id, minion));
    putNear(play, lord.id, minion);
    putNear(play, minion.id, lord);
  },
};
