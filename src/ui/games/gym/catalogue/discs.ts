import laid from '../../../../../assets/discs/gym.json';
import picture from '../../../../../assets/discs/gym.webp';
import { faceSheet } from '../../../kit/disc';

/** Every face of the gym, for lists. */
export const FACES = faceSheet(picture, laid);
