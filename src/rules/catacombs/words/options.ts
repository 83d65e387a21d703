/** Said by whoever does nothing with what may be done. */
export const PASS = 'pass';

/** What the Overseer says for it while others may still act. */
export const WANDER = 'wander';

export const RULING = 'ruling';

export const SKIP = 'skipToEndOfRound';
