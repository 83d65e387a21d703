import type { Played } from './played';

/** What a game begins with: everything else follows from what is answered. */
export interface GameOpening<P extends Played> {
  readonly setup: P['setup'];
  readonly seed: number;
}
