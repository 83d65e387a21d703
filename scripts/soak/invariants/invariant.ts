import type { CatacombsState } from '../../../src/rules/catacombs';

/** Something that holds whenever a game is at rest: what is wrong, or null. */
export type Invariant = (state: CatacombsState) => string | null;
