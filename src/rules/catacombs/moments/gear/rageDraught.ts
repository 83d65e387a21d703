import { refuse } from '../../../machine';
import { BERSERK } from '../../content/base/heroes';
import { withHero } from '../../model/changes';
import { heroOf } from '../../model/queries';
import { discardUsed } from '../../model/told/useGear';
import type { Gear } from './gear';

/** It brings Berserk one step up, and is drunk (BASE-341). */
export const rageDraught: Gear = {
  id: 'equipment:rage-draught',
  whyNotUsed: (model, { card }) =>
    heroOf(model, card).berserk === BERSERK.max ? refuse('berserkIsFull', 'BASE-341') : null,
  onUse(play, { card }) {
    const left = Math.min(BERSERK.max, (heroOf(play.model, card).berserk ?? 0) + 1);
    play.change(withHero(play.model, card, { berserk: left }));
    discardUsed(play, card, 'equipment:rage-draught');
    play.emit({ kind: 'berserkChanged', left });
  },
};
