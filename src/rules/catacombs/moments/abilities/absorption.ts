import type { Ability } from './ability';

/** Only a Punch hurts it; what else touches it moves it, no more (BASE-266, BASE-267). */
export const absorption: Ability = {
  id: 'ability:absorption',
  whyUnharmedBy: (attack) => (attack.type === 'punch' ? null : 'BASE-266'),
};
