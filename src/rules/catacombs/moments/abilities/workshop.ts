import type { WORKSHOP_ABILITY_IDS } from '../../words/workshopIds';
import type { Ability } from './ability';

/** The abilities of the workshop. */
export const WORKSHOP_ABILITIES: Readonly<Record<(typeof WORKSHOP_ABILITY_IDS)[number], Ability>> = {};
