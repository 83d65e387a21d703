import { saidYes, yesOrNo } from '../../model/answers';
import { pieceOf, seatOfPiece } from '../../model/queries';
import { spendOncePerRoom } from '../../model/told/useGear';
import type { RuleOf } from '../../model/types';

/** Once per room one missile is critical, declared before it is released (BASE-341). */
export const sharpenRule: RuleOf<'sharpen'> = {
  run(play, { pitch, equipment }) {
    const seat = seatOfPiece(play.model, pieceOf(play.model, pitch.actor));
    play.ask([seat], { kind: 'sharpenArrow', equipment }, yesOrNo('sharpenArrow'));
  },
  answer(play, { pitch, equipment }, answer) {
    const actor = pieceOf(play.model, pitch.actor);
    if (!saidYes('sharpenArrow', answer) || actor.kind !== 'hero') return play.next({ kind: 'pitch', pitch });
    spendOncePerRoom(play, actor.card, equipment);
    const attack = { ...pitch.attack, modifiers: [...pitch.attack.modifiers, 'critical' as const] };
    // Declared is released: a barb that was spent is not kept back.
    play.next({ kind: 'pitch', pitch: { ...pitch, attack, mayDecline: false } });
  },
};
