import type { Ability } from './ability';

/** Its card names the rider who goes on when the mount is dead (SOL-187, SOL-188): see `tasks/settlement/dismount`. */
export const mountedUnit: Ability = { id: 'ability:mounted-unit' };
