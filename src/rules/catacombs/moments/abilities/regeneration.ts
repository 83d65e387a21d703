import { withPiece } from '../../model/changes';
import { mendedLife } from '../../model/queries';
import { turnedOver } from '../../model/subjects/spikes';
import type { Ability } from './ability';

/** Wounded at the end of a round, it is whole again (BASE-245, BASE-246). */
export const regeneration: Ability = {
  id: 'ability:regeneration',
  onRoundEnd(play, self) {
    const life = mendedLife(self);
    if (self.life >= life) return;
    play.change(withPiece(play.model, { ...turnedOver(self), life }));
    play.emit({ kind: 'regenerated', piece: self.id, life });
  },
};
