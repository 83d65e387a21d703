import { settlementOf, withSettlement } from '../../model/changes';
import type { Ability } from './ability';

/** A Punch that took life from a hero turns it over, once the pitch has settled (BASE-247, BASE-248). */
export const fireWall: Ability = {
  id: 'ability:fire-wall',
  aftermath: 'mayBurn',
  onPunchHurt(play, self, target) {
    const { kindled } = settlementOf(play.model);
    if (target.kind !== 'hero' || kindled.includes(self.id)) return;
    play.change(withSettlement(play.model, { kindled: [...kindled, self.id] }));
  },
};
