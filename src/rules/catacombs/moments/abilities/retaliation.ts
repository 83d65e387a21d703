import { settlementOf, withSettlement } from '../../model/changes';
import { isFrozen, isStunned } from '../../model/piece';
import { shedsSpike } from '../../model/subjects/spikes';
import type { Ability } from './ability';

/** Struck by a Punch it may answer with one of its own, once the pitch has settled (BASE-233, BASE-238). */
export const retaliation: Ability = {
  id: 'ability:retaliation',
  onPunched(play, self) {
    if (isStunned(self)) return; // BASE-243
    if (isFrozen(self) && !shedsSpike(settlementOf(play.model), self.id)) return; // SOL-087, SOL-090
    const { retaliators } = settlementOf(play.model);
    play.change(withSettlement(play.model, { retaliators: [...retaliators, self.id] }));
  },
};
