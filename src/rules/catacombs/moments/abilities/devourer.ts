import type { Ability } from './ability';

/** Who is hurt by both Punches of one action is swallowed (VERM-104): see `tasks/settlement/settleDevour`. */
export const devourer: Ability = { id: 'ability:devourer', isDevouring: true };
