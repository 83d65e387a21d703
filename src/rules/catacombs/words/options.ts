/** Said by whoever does nothing with what may be done. */
export const PASS = 'pass';
