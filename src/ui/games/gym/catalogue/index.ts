import hall from '../../../../../assets/boards/crypt.webp';
import type { BoardCatalogue } from '../../../../board';
import { TURN_MARKS, type Ground } from '../../../../board/look';
import type { SoundCatalogue } from '../../../../feedback';
import { PIECES } from './pieces';
import { SOUNDS } from './sounds';

const GROUNDS = { hall: { faces: [hall] } } as const satisfies Readonly<Record<string, Ground>>;

/** What the gym hands in to be seen and heard. */
export const CATALOGUE = {
  pieces: PIECES,
  marks: TURN_MARKS,
  grounds: GROUNDS,
  ...SOUNDS,
} as const satisfies BoardCatalogue & SoundCatalogue;
