import type { BoardCatalogue } from '../../../../board';
import type { SoundCatalogue } from '../../../../feedback';
import { GROUNDS } from './grounds';
import { MARKS } from './marks';
import { PIECES } from './pieces';
import { SOUNDS } from './sounds';

export { BOARDS, CARD_FRAMES, FAMILIES, HERO_FACES, STEP, type FamilyId } from './colours';
export { BOARD_IMAGES } from './grounds';
export type { MarkId } from './marks';
export { DISCS, PIECE_IDS, PIECES, type PieceId } from './pieces';
export type { Cue } from './sounds';

/** What Catacombs hands in to be seen and heard. */
export const CATALOGUE = {
  pieces: PIECES,
  marks: MARKS,
  grounds: GROUNDS,
  ...SOUNDS,
} as const satisfies BoardCatalogue & SoundCatalogue;
