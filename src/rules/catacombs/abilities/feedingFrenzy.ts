import { settlementOf, withSettlement } from '../model/changes';
import type { Ability } from './ability';

/** A Punch that took life from a hero turns it over, incapacitated (BASE-260); an Ally counts where the table says so. */
export const feedingFrenzy: Ability = {
  id: 'ability:feeding-frenzy',
  onPunchHurt(play, self, target) {
    const { frenzied } = settlementOf(play.model);
    // BASE-263
    if (target.kind === 'ally' && !play.model.setup.house.frenzyOnAllies) return;
    if (frenzied.includes(self.id)) return;
    play.change(withSettlement(play.model, { frenzied: [...frenzied, self.id] }));
  },
};
