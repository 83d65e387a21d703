import type { Gear } from './gear';

/** Nothing incapacitates its owner (SOL-160). */
export const graveCharm: Gear = {
  id: 'artefact:grave-charm',
  whyStaysUp: 'SOL-160',
};
