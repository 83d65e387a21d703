import { saidYes, yesOrNo } from '../../model/answers';
import type { Catacombs } from '../../model/model';
import type { HeroPiece } from '../../model/piece';
import { usableGear, workingGear } from '../../moments/gear';
import type { GearId } from '../../words/ids';
import type { PieceId } from '../../words/openIds';
import { settlementOf } from '../../model/changes';
import { pieceOrNull, seatOfPiece } from '../../model/queries';
import { ofStrike } from '../../model/told/ofContact';
import { stunPiece } from '../../model/told/stun';
import { spendOncePerRoom } from '../../model/told/useGear';
import type { CatacombsPlay, RuleOf } from '../../model/types';

/** What may hold this hero up once. */
const ringOf = (model: Catacombs, piece: HeroPiece): GearId | undefined =>
  usableGear(model, piece).find(({ mayStayUp }) => mayStayUp)?.id;

/** Tells of a hero whom nothing brings down. */
function staysUp(play: CatacombsPlay, piece: HeroPiece): boolean {
  const charm = workingGear(play.model, piece).find(({ whyStaysUp }) => whyStaysUp !== undefined);
  if (charm?.whyStaysUp === undefined) return false;
  play.emit({ kind: 'stayedUp', hero: piece.card, cause: { by: charm.id, rule: charm.whyStaysUp } });
  return true;
}

function goDown(play: CatacombsPlay, id: PieceId): void {
  const cause = { by: settlementOf(play.model).pitch.actor, rule: 'BASE-153' };
  stunPiece(play, id, cause, ofStrike(play.model, id));
}

/** Step 6: whoever was stunned goes down, unless a ring holds them up (BASE-201); the dead are gone (BASE-202). */
export const settleStunsRule: RuleOf<'settleStuns'> = {
  run(play, task) {
    const { stunned } = settlementOf(play.model);
    const [target, ...rest] = task.targets ?? stunned;
    if (target === undefined) return;
    const piece = pieceOrNull(play.model, target);
    if (piece?.kind === 'hero' && staysUp(play, piece)) return play.next({ kind: 'settleStuns', targets: rest });
    const ring = piece?.kind === 'hero' ? ringOf(play.model, piece) : undefined;
    if (piece?.kind === 'hero' && ring !== undefined) {
      const purpose = { kind: 'stayUp', hero: piece.card, equipment: ring } as const;
      return play.ask([seatOfPiece(play.model, piece)], purpose, yesOrNo('stayUp'), {
        kind: 'settleStuns',
        targets: [target, ...rest],
      });
    }
    if (piece !== null) goDown(play, target);
    play.next({ kind: 'settleStuns', targets: rest });
  },
  answer(play, task, answer) {
    const [target, ...rest] = task.targets ?? [];
    const piece = target === undefined ? null : pieceOrNull(play.model, target);
    if (piece?.kind !== 'hero') return;
    const ring = saidYes('stayUp', answer) ? ringOf(play.model, piece) : undefined;
    if (ring !== undefined) spendOncePerRoom(play, piece.card, ring);
    else goDown(play, piece.id);
    play.next({ kind: 'settleStuns', targets: rest });
  },
};
