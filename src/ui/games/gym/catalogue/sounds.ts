import { MATERIALS, type SoundCatalogue } from '../../../../feedback';
import { isGymPiece } from '../gymPieces';

/** The gym has no music; what is not one of its discs is one of its pillars. */
export const SOUNDS: SoundCatalogue = {
  beds: {},
  cues: {},
  materialOf: (discId) => MATERIALS[isGymPiece(discId) ? 'wood' : 'stone'],
};
