/**
 * As fast as a disc may be sent, by a finger or by the app. It slides almost a metre when nothing is met: across the
 * board, and still strikes hard on the far side. A faster flick is no longer aimed.
 */
export const MAX_LAUNCH_MM_S = 2200;
