import type { Ability } from './ability';

/** While it is in the room, all other monsters of more than one life regenerate (SOL-222): see `tasks/combat/combat`. */
export const wellspring: Ability = { id: 'ability:wellspring' };
