/**
 * A moment of the flight falls between two frames and is on the glass a refresh after the second: 16 to 33 ms at 60 Hz, 8
 * to 17 at 120. The sound waits this long, and so is never more than 13 ms from the picture.
 */
export const PICTURE_DELAY_MS = 20;
