import { discardUsed } from '../../model/told/useGear';
import type { Gear } from './gear';

/** The first blow that would kill its owner leaves him a point of life, and the feather is spent (SOL-272). */
export const phoenixFeather: Gear = {
  id: 'equipment:phoenix-feather',
  onDeathBlow(play, owner) {
    discardUsed(play, owner, 'equipment:phoenix-feather');
    return 1;
  },
};
