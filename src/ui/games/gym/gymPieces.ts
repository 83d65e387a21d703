import { isGymDisc, type GymPieceId } from './catalogue/pieces';

/** What a disc of the gym looks like; whatever is not one of its discs is one of its pillars. */
export const pieceOf = (id: string): GymPieceId => (isGymDisc(id) ? id : 'pillar');
