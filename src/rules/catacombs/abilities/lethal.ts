import type { Ability } from './ability';

/** It doubles the cards that its poison draws (VERM-124, VERM-126): see `poison/poisoning`. */
export const lethal: Ability = { id: 'ability:lethal' };
