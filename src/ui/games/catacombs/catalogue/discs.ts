import laid from '../../../../../assets/discs/catacombs.json';
import picture from '../../../../../assets/discs/catacombs.webp';
import { faceSheet } from '../../../kit/disc';

/** Every face of the box, for lists and cards. */
export const FACES = faceSheet(picture, laid);
