import { refuse } from '../../machine';
import { DISC_RADIUS_MM, firstPlace } from '../../table';
import { onePlace } from '../answers';
import { actionOf, withPiece } from '../model/changes';
import { pieceOf, pieceOrNull, seatOfPiece, takenPlaces } from '../model/queries';
import type { Effect } from './effect';
import { nearPiece } from './placing';

const SKELETON = 'ally:summoned-skeleton';

/** It enters beside its caster and acts from the next turn on (BASE-214, BASE-216); one disc exists (BASE-218). */
export const summonSkeleton: Effect = {
  whyNot: (model) =>
    pieceOrNull(model, SKELETON) === null ? null : refuse('alreadyInPlay', 'BASE-218', { piece: SKELETON }),
  run(play, task) {
    const { actor, origin } = actionOf(play.model);
    const piece = nearPiece(play.model, SKELETON, DISC_RADIUS_MM.medium, origin);
    if (firstPlace(piece, takenPlaces(play.model)) === null) return play.emit({ kind: 'stopped', piece: actor });
    const seat = seatOfPiece(play.model, pieceOf(play.model, actor));
    const ask = { kind: 'place', pieces: [piece], taken: takenPlaces(play.model) } as const;
    play.ask([seat], { kind: 'placeSummoned', piece: SKELETON }, ask, task);
  },
  answer(play, _, answer) {
    const { xMm, yMm } = onePlace(answer);
    play.change(
      withPiece(play.model, {
        kind: 'ally',
        id: SKELETON,
        card: SKELETON,
        owner: 'hero:wizard',
        xMm,
        yMm,
        radiusMm: DISC_RADIUS_MM.medium,
        hasActed: true,
      }),
    );
    play.emit({ kind: 'placed', piece: SKELETON, xMm, yMm, cause: { by: 'spell:summon-skeleton', rule: 'BASE-214' } });
  },
};
