import type { Ability } from './ability';

/** It may set a Fire Wall in place of its attack (SOL-218): see `moments/effects/volcanism`. */
export const volcanism: Ability = { id: 'ability:volcanism' };
