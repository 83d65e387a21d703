import type { Gear } from './gear';

/** It takes the edge off whatever is critical. */
export const mailShirt: Gear = {
  id: 'equipment:mail-shirt',
  dullsCriticals: true,
};
