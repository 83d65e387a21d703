import { distance, type Vec2 } from '../../lib';
import { FEEL } from '../../physics';
import type { Board, LaunchLimits } from '../../rules/flicking';
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

const BACK = FEEL.wallRestitution;
/** What a wall takes at most of the speed along it, as a share of the speed at it; and how much of the former a rolling rim keeps. */
const GRIP = FEEL.contactFriction * (1 + BACK);
const ROLLING = 2 / 3;

/** By how much along for each millimetre towards a wall one must go to come from it so far along and away. */
function slopeOver(alongMm: number, toMm: number, awayMm: number): number {
  const rolling = alongMm / (toMm + (ROLLING * awayMm) / BACK);
  const isRolling = rolling * (1 - ROLLING) <= GRIP;
  return isRolling ? rolling : (alongMm + (GRIP * awayMm) / BACK) / (toMm + awayMm / BACK);
}

/** Where a middle turns back at a wall so that it comes to a third place: how far along, from where it was. */
function turnsAlong(fromMm: number, toMm: number, nearMm: number, farMm: number): number {
  const alongMm = toMm - fromMm;
  return fromMm + Math.sign(alongMm) * slopeOver(Math.abs(alongMm), nearMm, farMm) * nearMm;
}

/** Off each wall to a disc, the shortest way first; none where the edge is open. */
export function wallLines(
  from: Vec2,
  radiusMm: number,
  { widthMm, heightMm, edge }: Board,
  { xMm, yMm }: Disc,
  limits: LaunchLimits,
): readonly Vec2[] {
  if (edge !== 'wall') return [];
  const [right, bottom] = [widthMm - radiusMm, heightMm - radiusMm];
  // A middle turns back before its rim is through the wall.
  const points = [
    ...[radiusMm, right].map((x) => ({ x, y: turnsAlong(from.y, yMm, Math.abs(x - from.x), Math.abs(x - xMm)) })),
    ...[radiusMm, bottom].map((y) => ({ x: turnsAlong(from.x, xMm, Math.abs(y - from.y), Math.abs(y - yMm)), y })),
  ];
  const to = { x: xMm, y: yMm };
  return points
    .map((point) => ({ point, firstMm: distance(from, point), secondMm: distance(point, to) }))
    .filter(({ firstMm }) => firstMm >= 1)
    .sort((a, b) => a.firstMm + a.secondMm - b.firstMm - b.secondMm)
    .map(({ point, firstMm, secondMm }) =>
      towards(from, point, speedOver(firstMm + LOSS * secondMm, ARRIVING_MM_S.blow, limits)),
    );
}
