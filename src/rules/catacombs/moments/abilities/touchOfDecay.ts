import { settlementOf, withSettlement } from '../../model/changes';
import type { Ability } from './ability';

/** Its Punch took life from a hero: another wounded monster may be made whole (SOL-214), once a pitch (SOL-217). */
export const touchOfDecay: Ability = {
  id: 'ability:touch-of-decay',
  isOfTheAttack: true,
  onPunchHurt(play, self, target) {
    const { decayedBy } = settlementOf(play.model);
    if (target.kind !== 'hero' || decayedBy.includes(self.id)) return;
    play.change(withSettlement(play.model, { decayedBy: [...decayedBy, self.id] }));
    play.next({ kind: 'decay', by: self.id });
  },
};
