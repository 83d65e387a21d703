import { CATACOMBS } from './catacombs/vocabulary';
import { CONQUEST } from './conquest/vocabulary';
import { GYM } from './gym/vocabulary';

/** The games that have something to say. */
export const VOCABULARIES = [CATACOMBS, CONQUEST, GYM] as const;
