import { CATACOMBS } from './catacombs/vocabulary';
import { GYM } from './gym/vocabulary';

/** The games that have something to say. */
export const VOCABULARIES = [CATACOMBS, GYM] as const;
