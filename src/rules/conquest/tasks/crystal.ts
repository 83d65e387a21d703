import { TABLE_SEAT } from '../../flicking';
import { actingCharacter, actingSeat } from '../model/queries';
import type { RuleOf } from '../model/types';
import { CRYSTAL_IDS } from '../words/ids';
import { flightAsk, resolvedIn, settle } from './flight';
import { flickAsk, flickIn } from './shot';

/** Any one of the five is flicked; it may shove whom it likes and wounds nobody (CONQ-145 to CONQ-149). */
export const crystalRule: RuleOf<'crystal'> = {
  run(play, { isQuake }) {
    const { model } = play;
    const ask = flickAsk(model, { discs: CRYSTAL_IDS, projectile: null, mayDecline: false });
    play.ask([actingSeat(model)], { kind: 'moveCrystal', character: actingCharacter(model), isQuake }, ask);
  },
  answer(play, { isQuake }, answer) {
    const flick = flickIn(answer);
    if (flick === null) throw new Error('a crystal has to be flicked');
    play.emit({ kind: 'flicked', disc: flick.disc, shot: 'obstacle', from: null });
    play.next({ kind: 'crystalFlies', flick, isQuake });
  },
};

export const crystalFliesRule: RuleOf<'crystalFlies'> = {
  run(play, { flick }) {
    const character = actingCharacter(play.model);
    play.ask([TABLE_SEAT], { kind: 'watch', character, shot: null, target: null }, flightAsk(play.model, flick));
  },
  answer: (play, _, answer) => settle(play, resolvedIn(answer)),
};
