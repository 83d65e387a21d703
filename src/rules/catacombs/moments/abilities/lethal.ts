import type { Ability } from './ability';

/** It doubles the cards that its poison draws (VERM-124, VERM-126): see `tasks/blows/afterDamage`. */
export const lethal: Ability = { id: 'ability:lethal' };
