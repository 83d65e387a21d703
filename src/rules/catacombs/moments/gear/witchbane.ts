import type { Gear } from './gear';

/** All his missiles are critical. */
export const witchbane: Gear = {
  id: 'artefact:witchbane',
  hardens: ({ type }) => type === 'missile',
};
