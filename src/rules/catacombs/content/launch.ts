import type { LaunchLimits } from '../../flicking';

/**
 * At most as fast as a disc slides almost a metre when nothing is met: across the board, and it still strikes hard on
 * the far side. A faster flick is no longer aimed; a softer one is never too soft.
 */
export const LAUNCH: LaunchLimits = { minSpeedMmS: 0, maxSpeedMmS: 2200 };
