import { distance, type Vec2 } from '../../lib';
import type { LaunchLimits } from '../../rules/flicking';
import type { Disc } from './lines';
import { ARRIVING_MM_S, speedOver } from './power';

/** Across the target: full in the face, thin to either side. */
const ACROSS = [0, -0.45, 0.45, -0.8, 0.8];

/** From a place towards a point at a speed. */
export function towards(from: Vec2, to: Vec2, speedMmS: number): Vec2 {
  const way = distance(from, to);
  return { x: ((to.x - from.x) / way) * speedMmS, y: ((to.y - from.y) / way) * speedMmS };
}

/** Straight lines to a disc, the fullest first, gentle and hard. */
export function straightLines(from: Vec2, radiusMm: number, target: Disc, limits: LaunchLimits): readonly Vec2[] {
  const to = { x: target.xMm, y: target.yMm };
  const way = distance(from, to);
  if (way === 0) return [];
  const window = radiusMm + target.radiusMm;
  const aside = { x: -(to.y - from.y) / way, y: (to.x - from.x) / way };
  return ACROSS.flatMap((share) => {
    const point = { x: to.x + aside.x * window * share, y: to.y + aside.y * window * share };
    return [ARRIVING_MM_S.blow, ARRIVING_MM_S.tap].map((arriving) =>
      towards(from, point, speedOver(way, arriving, limits)),
    );
  });
}
