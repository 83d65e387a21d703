/** CONQ-012: none is ever made or lost. */
export const TOKENS = 24;
/** CONQ-027. */
export const USUAL_TOKENS = 8;
/** The same number for both, or the bank would be empty at once (CONQ-029). */
export const MOST_TOKENS = 11;
/** What unequal numbers must leave in the bank. */
export const LEAST_BANK = 6;

/** CONQ-033, CONQ-034, CONQ-035. */
export const HAND = { usual: 4, aloneAgainstTwo: 8 } as const;
