import { distance, type Vec2 } from '../../lib';
import type { LaunchLimits } from '../../rules/flicking';
import type { Disc } from './lines';
import { ARRIVING_MM_S, speedOver } from './power';
import { towards } from './straight';

const ROUNDS = 4;
/** What a rebound costs of the way that is left. */
const LOSS = 1.7;

/** Where the middle of a disc is when it meets another so that it leaves towards a third place: the two ways make equal angles. */
function cushionPoint(from: Vec2, cushion: Disc, to: Vec2, reachMm: number): Vec2 {
  let normal = { x: from.x - cushion.xMm, y: from.y - cushion.yMm };
  let point = from;
  for (let round = 0; round < ROUNDS; round++) {
    const size = Math.sqrt(normal.x * normal.x + normal.y * normal.y) || 1;
    point = { x: cushion.xMm + (normal.x / size) * reachMm, y: cushion.yMm + (normal.y / size) * reachMm };
    const back = distance(point, from) || 1;
    const on = distance(point, to) || 1;
    normal = {
      x: (from.x - point.x) / back + (to.x - point.x) / on,
      y: (from.y - point.y) / back + (to.y - point.y) / on,
    };
  }
  return point;
}

/** Off one disc or obstacle to another; null when the cushion lies on the far side. */
export function bankLine(from: Vec2, radiusMm: number, cushion: Disc, target: Disc, limits: LaunchLimits): Vec2 | null {
  const to = { x: target.xMm, y: target.yMm };
  const point = cushionPoint(from, cushion, to, radiusMm + cushion.radiusMm);
  const first = distance(from, point);
  const second = distance(point, to);
  if (first < 1) return null;
  return towards(from, point, speedOver(first + LOSS * second, ARRIVING_MM_S.blow, limits));
}
