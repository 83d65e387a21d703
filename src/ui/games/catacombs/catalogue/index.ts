import { SOUNDS } from './sounds';

export type { Cue } from './sounds';

/** What Catacombs hands in to be seen and heard. */
export const CATALOGUE = { ...SOUNDS };
