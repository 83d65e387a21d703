import { MATERIALS, type SoundCatalogue } from '../../../../feedback';
import { isGymDisc } from './pieces';

/** The gym has no music; what is not one of its discs is one of its pillars. */
export const SOUNDS: SoundCatalogue = {
  beds: {},
  cues: {},
  materialOf: (discId) => MATERIALS[isGymDisc(discId) ? 'wood' : 'stone'],
};
