import type { Ability } from './ability';

/** Its life is counted on a track of its own (VERM-127): see `mendedLife` in `model/queries`. */
export const stamina: Ability = { id: 'ability:stamina', whyNeverFrozen: 'VERM-129' };
