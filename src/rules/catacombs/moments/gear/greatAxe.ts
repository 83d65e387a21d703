import type { Gear } from './gear';

/** His own Punch is critical, not those of other cards (BASE-341). */
export const greatAxe: Gear = {
  id: 'equipment:great-axe',
  hardens: ({ type }, action) => type === 'punch' && action === 'punch',
};
