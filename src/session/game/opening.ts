import type { CatacombsSetup } from '../../rules/catacombs';

/** What a game begins with: everything else follows from what is answered. */
export interface GameOpening {
  readonly setup: CatacombsSetup;
  readonly seed: number;
}
