import { EXPANSIONS, type Expansion } from '../../../rules/catacombs';

/** What may be chosen for a new game: only boxes whose cards are all there. */
export const OFFERED_EXPANSIONS: readonly Expansion[] = EXPANSIONS;
