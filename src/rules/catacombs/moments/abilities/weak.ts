import type { Ability } from './ability';

/** What it attacks with deals no damage (VERM-154). */
export const weak: Ability = { id: 'ability:weak', whyHarmless: 'VERM-154' };
