import type { Gear } from './gear';

/** Once per room one missile is critical, declared before it is released (BASE-341). */
export const barbedArrow: Gear = {
  id: 'equipment:barbed-arrow',
  maySharpen: ({ type }) => type === 'missile',
};
