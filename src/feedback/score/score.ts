import type { Impact } from './impact';
import type { Rub } from './rubOf';

/** Moments are counted from the first frame of the picture. */
export interface Score {
  readonly impacts: readonly Impact[];
  readonly rub: Rub | null;
}
