import laid from '../../../../../assets/discs/conquest.json';
import picture from '../../../../../assets/discs/conquest.webp';
import { faceSheet } from '../../../kit/disc';

/** Every face of Conquest, for lists. */
export const FACES = faceSheet(picture, laid);
