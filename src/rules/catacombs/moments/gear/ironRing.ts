import type { Gear } from './gear';

/** Once per room it holds its owner up (BASE-201). */
export const ironRing: Gear = {
  id: 'equipment:iron-ring',
  mayStayUp: true,
};
