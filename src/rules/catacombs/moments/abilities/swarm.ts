import { settlementOf, withSettlement } from '../../model/changes';
import type { Ability } from './ability';

/** It climbs onto whom its Punch strikes, hurt or not (VERM-139, VERM-146): see `tasks/settlement/settleClimbs`. */
export const swarm: Ability = {
  id: 'ability:swarm',
  onPunchStruck(play, _, target) {
    const { climbs = [] } = settlementOf(play.model);
    play.change(withSettlement(play.model, { climbs: [...climbs, target.id] }));
  },
};
