import type { Ability } from './ability';
import { heroOf } from '../../model/queries';

/** A hero whom it hurts may lose a card for good (SOL-164); without one there is nothing to lose (SOL-171). */
export const corrosion: Ability = {
  id: 'ability:corrosion',
  isOfTheAttack: true,
  onHeroHurt(play, self, { card }) {
    if (heroOf(play.model, card).equipment.length > 0) play.next({ kind: 'corrode', hero: card, by: self.id });
  },
};
