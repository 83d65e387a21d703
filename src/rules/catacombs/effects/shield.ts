import { refuse } from '../../machine';
import { DISC_RADIUS_MM, firstPlace } from '../../table';
import { onePlace } from '../answers';
import { actionOf, withPiece } from '../model/changes';
import { pieceOf, pieceOrNull, seatOfPiece, takenPlaces } from '../model/queries';
import type { Effect } from './effect';
import { nearPiece } from './placing';

const SHIELD = 'shield';

/** A movable neutral blocker beside the caster (BASE-053). */
export const shield: Effect = {
  whyNot: (model) =>
    pieceOrNull(model, SHIELD) === null ? null : refuse('alreadyInPlay', 'BASE-053', { piece: SHIELD }),
  run(play, task) {
    const { actor, origin } = actionOf(play.model);
    const piece = nearPiece(play.model, SHIELD, DISC_RADIUS_MM.large, origin);
    if (firstPlace(piece, takenPlaces(play.model)) === null) return play.emit({ kind: 'stopped', piece: actor });
    const seat = seatOfPiece(play.model, pieceOf(play.model, actor));
    const ask = { kind: 'place', pieces: [piece], taken: takenPlaces(play.model) } as const;
    play.ask([seat], { kind: 'placeSummoned', piece: SHIELD }, ask, task);
  },
  answer(play, _, answer) {
    const { xMm, yMm } = onePlace(answer);
    play.change(withPiece(play.model, { kind: 'shield', id: SHIELD, xMm, yMm, radiusMm: DISC_RADIUS_MM.large }));
    play.emit({ kind: 'placed', piece: SHIELD, xMm, yMm, cause: { by: 'spell:shield', rule: 'BASE-053' } });
  },
};
