import type { Gear } from './gear';

/** His own Punch is critical, not those of other cards (BASE-341). */
export const hornedBlade: Gear = {
  id: 'artefact:horned-blade',
  hardens: ({ type }, action) => type === 'punch' && action === 'punch',
};
