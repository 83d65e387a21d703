import { settlementOf, withSettlement } from '../model/changes';
import { isStunned } from '../model/piece';
import type { Ability } from './ability';

/** Struck by a Punch it may answer with one of its own, once the pitch has settled (BASE-233, BASE-238). */
export const retaliation: Ability = {
  id: 'ability:retaliation',
  onPunched(play, self) {
    const { retaliators, pitch } = settlementOf(play.model);
    // BASE-243, and BASE-241: a retaliation never triggers another.
    if (isStunned(self) || pitch.reason === 'retaliation' || retaliators.includes(self.id)) return;
    play.change(withSettlement(play.model, { retaliators: [...retaliators, self.id] }));
  },
};
