import { FEEL } from '../../physics';
import type { LaunchLimits, Place } from '../../rules/flicking';
import type { Aim } from './aim';

/** Fast enough to come so far and still be this fast, as far as that may be. */
export const speedOver = (
  distanceMm: number,
  arrivingMmS: number,
  { minSpeedMmS, maxSpeedMmS }: LaunchLimits,
): number => {
  const wanted = Math.sqrt(2 * FEEL.slidingMmS2 * distanceMm + arrivingMmS * arrivingMmS);
  return Math.max(minSpeedMmS, Math.min(maxSpeedMmS, wanted));
};

/** A tap that only counts, a blow that moves what it meets, and all that a finger has. */
export const ARRIVING_MM_S = { tap: 350, blow: 1400 } as const;

/** Where a disc comes to lie that meets nothing. */
export function landedAt({ xMm, yMm }: Place, { vxMmS, vyMmS }: Aim): Place {
  const speed = Math.sqrt(vxMmS * vxMmS + vyMmS * vyMmS);
  const way = speed / (2 * FEEL.slidingMmS2);
  return { xMm: xMm + vxMmS * way, yMm: yMm + vyMmS * way };
}
