import { chooseOne } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { canUseOncePerRoom, hasWorking } from '../../model/subjects/gear';
import { settlementOf } from '../../model/changes';
import { pieceOrNull, seatOfPiece } from '../../model/queries';
import { stunPiece } from '../../model/told/stun';
import { spendOncePerRoom } from '../../model/told/useGear';
import type { RuleOf } from '../../model/types';

const RING = 'equipment:iron-ring';
const CHARM = 'artefact:grave-charm';

/** Step 6: whoever was stunned goes down, unless a ring holds them up (BASE-201); the dead are gone (BASE-202). */
export const settleStunsRule: RuleOf<'settleStuns'> = {
  run(play, task) {
    const { stunned, pitch } = settlementOf(play.model);
    const [target, ...rest] = task.targets ?? stunned;
    if (target === undefined) return;
    const piece = pieceOrNull(play.model, target);
    if (piece?.kind === 'hero' && hasWorking(play.model, piece.card, CHARM)) {
      play.emit({ kind: 'stayedUp', hero: piece.card, cause: { by: CHARM, rule: 'SOL-160' } });
      return play.next({ kind: 'settleStuns', targets: rest });
    }
    if (piece?.kind === 'hero' && canUseOncePerRoom(play.model, piece, RING)) {
      const purpose = { kind: 'stayUp', hero: piece.card, equipment: RING } as const;
      return play.ask([seatOfPiece(play.model, piece)], purpose, chooseOne(['stayUp', 'goDown']), {
        kind: 'settleStuns',
        targets: [target, ...rest],
      });
    }
    if (piece !== null) stunPiece(play, target, { by: pitch.actor, rule: 'BASE-153' });
    play.next({ kind: 'settleStuns', targets: rest });
  },
  answer(play, task, answer) {
    const [target, ...rest] = task.targets ?? [];
    const piece = target === undefined ? null : pieceOrNull(play.model, target);
    if (piece?.kind !== 'hero') return;
    if (chosenOne(answer) === 'stayUp') spendOncePerRoom(play, piece.card, RING);
    else stunPiece(play, piece.id, { by: settlementOf(play.model).pitch.actor, rule: 'BASE-153' });
    play.next({ kind: 'settleStuns', targets: rest });
  },
};
