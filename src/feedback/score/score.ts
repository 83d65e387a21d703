import type { Note } from './note';
import type { Rub } from './rubOf';

/** Moments are counted from the first frame of the picture. */
export interface Score {
  readonly notes: readonly Note[];
  readonly rub: Rub | null;
}
