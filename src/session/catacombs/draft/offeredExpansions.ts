import { FILLED_EXPANSIONS, type Expansion } from '../../../rules/catacombs';

/** What may be chosen for a new game: only boxes whose cards are all there, and that hold any. */
export const OFFERED_EXPANSIONS: readonly Expansion[] = FILLED_EXPANSIONS;
