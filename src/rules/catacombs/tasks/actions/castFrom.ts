import { chooseOne } from '../../../machine';
import { chosenPiece } from '../../model/answers';
import { SPELL_CARDS } from '../../content/spells';
import { isActing } from '../../model/piece';
import { pieceOf, seatOfPiece } from '../../model/queries';
import type { RuleOf } from '../../model/types';
import { beginAction } from './beginAction';
import { castingPlaces } from './origins';

/** The Wizard may cast as if standing where the Familiar is (BASE-225, BASE-226). */
export const castFromRule: RuleOf<'castFrom'> = {
  run(play, { caster, spell }) {
    const piece = pieceOf(play.model, caster);
    if (!isActing(piece)) return;
    const { open, barred } = castingPlaces(play.model, piece, spell);
    play.ask([seatOfPiece(play.model, piece)], { kind: 'castFrom', spell }, chooseOne(open, barred));
  },
  answer(play, { caster, spell }, answer) {
    const piece = pieceOf(play.model, caster);
    if (!isActing(piece)) return;
    const option = { action: spell, steps: SPELL_CARDS[spell].steps, refusal: null, isFree: false };
    beginAction(play, piece, option, chosenPiece(answer));
  },
};
