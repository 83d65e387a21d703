import { FEEL } from '../../physics';
import { MAX_LAUNCH_MM_S, type Place } from '../../rules/flicking';
import type { Aim } from './aim';

/** Fast enough to come so far and still be this fast. */
export const speedOver = (distanceMm: number, arrivingMmS: number): number =>
  Math.min(MAX_LAUNCH_MM_S, Math.sqrt(2 * FEEL.slidingMmS2 * distanceMm + arrivingMmS * arrivingMmS));

/** A tap that only counts, a blow that moves what it meets, and all that a finger has. */
export const ARRIVING_MM_S = { tap: 350, blow: 1400 } as const;

/** Where a disc comes to lie that meets nothing. */
export function landedAt({ xMm, yMm }: Place, { vxMmS, vyMmS }: Aim): Place {
  const speed = Math.sqrt(vxMmS * vxMmS + vyMmS * vyMmS);
  const way = speed / (2 * FEEL.slidingMmS2);
  return { xMm: xMm + vxMmS * way, yMm: yMm + vyMmS * way };
}
