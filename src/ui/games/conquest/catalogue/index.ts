import type { BoardCatalogue } from '../../../../board';
import type { SoundCatalogue } from '../../../../feedback';
import { GROUNDS } from './grounds';
import { MARKS } from './marks';
import { PIECES } from './pieces';
import { SOUNDS } from './sounds';

export { SHOT_LOOKS, TEAM_LOOKS, type ShotLook, type TeamLook } from './colours';
export { OUTLINES, type IconId } from './emblems';
export type { MarkId } from './marks';
export { PIECES, type PieceId } from './pieces';
export type { Cue } from './sounds';

/** What Conquest hands in to be seen and heard. */
export const CATALOGUE = {
  pieces: PIECES,
  marks: MARKS,
  grounds: GROUNDS,
  ...SOUNDS,
} as const satisfies BoardCatalogue & SoundCatalogue;
