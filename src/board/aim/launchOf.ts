import { length, type Vec2 } from '../../lib';
import type { DiscId } from '../../rules/flicking';
import type { Launch } from './launch';

/** Slower, a disc would move by less than the eye sees: that was no flick. */
export const LEAST_SPEED_MM_S = 80;

export interface LaunchScale {
  /** Of the whole board, not of the closer look at it. */
  readonly fitPxPerMm: number;
  readonly maxSpeedMmS: number;
}

/**
 * The disc leaves as fast as the finger went, measured on the board as it lies there whole. A closer look is for the
 * eyes: the same movement of the hand is the same flick at every zoom. A board twice as large wants a hand twice as
 * fast, as a real one would.
 */
export function launchOf(discId: DiscId, velocityPxS: Vec2, { fitPxPerMm, maxSpeedMmS }: LaunchScale): Launch {
  const speedMmS = length(velocityPxS) / fitPxPerMm;
  const cap = speedMmS > maxSpeedMmS ? maxSpeedMmS / speedMmS : 1;
  const share = cap / fitPxPerMm;
  return { discId, vxMmS: velocityPxS.x * share, vyMmS: velocityPxS.y * share };
}
