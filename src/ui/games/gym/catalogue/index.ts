import { SOUNDS } from './sounds';

/** What the gym hands in to be seen and heard. */
export const CATALOGUE = { ...SOUNDS };
