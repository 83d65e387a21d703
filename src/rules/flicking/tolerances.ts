/** Discs that touch do not overlap: a place that was written and read again, by whoever, may be off by so much. */
export const PLACED_MM = 1e-6;

/** Places that were reckoned from one another a moment ago are off by far less than this. */
export const RECKONED_MM = 1e-9;
