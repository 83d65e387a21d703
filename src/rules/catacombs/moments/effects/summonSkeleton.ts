import { refuse } from '../../../machine';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { onePlace } from '../../model/answers';
import { CASTER } from '../../content/starts';
import { actionOf, withPiece } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { pieceOrNull } from '../../model/queries';
import { askBeside } from './askBeside';
import type { Effect } from './effect';
import { nearPiece, whyNoRoom } from '../../model/subjects/placing';
import type { PieceId } from '../../words/openIds';

const SKELETON = 'ally:summoned-skeleton';

const toPlace = (model: Catacombs, origin: PieceId) => nearPiece(model, SKELETON, DISC_RADIUS_MM.medium, origin);

/** It enters beside its caster and acts from the next turn on (BASE-214, BASE-216); one disc exists (BASE-218). */
export const summonSkeleton: Effect = {
  whyNot(model, _, origin) {
    if (pieceOrNull(model, SKELETON) !== null) return refuse('alreadyInPlay', 'BASE-218', { piece: SKELETON });
    return whyNoRoom(model, toPlace(model, origin), 'BASE-214');
  },
  run: (play, task) => askBeside(play, task, toPlace(play.model, actionOf(play.model).origin)),
  answer(play, _, answer) {
    const { xMm, yMm } = onePlace(answer);
    play.change(
      withPiece(play.model, {
        kind: 'ally',
        id: SKELETON,
        card: SKELETON,
        owner: CASTER,
        xMm,
        yMm,
        radiusMm: DISC_RADIUS_MM.medium,
        hasActed: true,
      }),
    );
    play.emit({ kind: 'placed', piece: SKELETON, xMm, yMm, cause: { by: 'spell:summon-skeleton', rule: 'BASE-214' } });
  },
};
