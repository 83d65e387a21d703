import type { Gear } from './gear';

/** Fire glances off it, critical or not (VERM-162). */
export const mirrorShield: Gear = {
  id: 'equipment:mirror-shield',
  whyUnharmedBy: ({ type }) => (type === 'fireball' ? 'VERM-162' : null),
};
