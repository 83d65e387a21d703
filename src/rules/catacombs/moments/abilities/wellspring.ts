import { fullLife } from '../../model/queries';
import type { Ability } from './ability';
import { regeneration } from './regeneration';

/** While it is in the room, all other monsters of more than one life regenerate (SOL-222 to SOL-225). */
export const wellspring: Ability = {
  id: 'ability:wellspring',
  lends: (other) => (fullLife(other) > 1 ? regeneration : null),
};
