import type { Ability } from './ability';

/** While it is in the room, heroes and Allies have a plain Punch and nothing else (SOL-209): see `tasks/actions/options`. */
export const suppression: Ability = { id: 'ability:suppression' };
