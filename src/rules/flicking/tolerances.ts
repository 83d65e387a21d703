/** Discs that touch do not overlap: a place that was saved and read again may be off by so much. */
export const PLACED_MM = 1e-6;

/** Places that were reckoned from one another a moment ago are off by far less than this. */
export const RECKONED_MM = 1e-9;

/** What came of a flick may be written by hand, with no more digits than a hand cares to write. */
export const WRITTEN_MM = 1e-3;
