import type { Ability } from './ability';

/** It may call rats in place of its attack (VERM-133): see `moments/effects/summonVermin`. */
export const summonVermin: Ability = { id: 'ability:summon-vermin' };
