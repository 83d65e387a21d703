import { chooseOne } from '../../machine';
import { chosenOne } from '../answers';
import { SPELL_CARDS } from '../content/spells';
import { isActing } from '../model/piece';
import { pieceOf, seatOfPiece } from '../model/queries';
import type { RuleOf } from '../types';
import { beginAction } from './beginAction';

/** The Wizard may cast as if standing where the Familiar is (BASE-225, BASE-226). */
export const castFromRule: RuleOf<'castFrom'> = {
  run(play, { caster, spell }) {
    const seat = seatOfPiece(play.model, pieceOf(play.model, caster));
    play.ask([seat], { kind: 'castFrom', spell }, chooseOne([caster, 'ally:familiar']));
  },
  answer(play, { caster, spell }, answer) {
    const piece = pieceOf(play.model, caster);
    if (!isActing(piece)) return;
    const option = { action: spell, steps: SPELL_CARDS[spell].steps, refusal: null, isFree: false };
    beginAction(play, piece, option, chosenOne(answer));
  },
};
