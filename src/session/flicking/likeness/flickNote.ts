import { dot, length, sub, vec2, type Vec2 } from '../../../lib';
import type { FlickTable, LaunchLimits, Shot, DiscId } from '../../../rules/flicking';

/** One whom a flick may have been meant for. */
export interface NotedTarget {
  /** How far the flick went past the line to its middle: the tangent of the angle between the two. */
  readonly astray: number;
  readonly distanceMm: number;
}

/** What a flick says about the hand that made it: nobody knows for whom it was meant, only who was there. */
export interface FlickNote {
  readonly speedMmS: number;
  /** How fast it might have been at most: errors of strength are reckoned by it. */
  readonly fullSpeedMmS: number;
  readonly targets: readonly NotedTarget[];
}

/** Whoever lies farther aside than this was not meant. */
const WIDEST = 1;
const GRAIN = 10_000;
const rounded = (value: number): number => Math.round(value * GRAIN) / GRAIN;

const aside = (line: Vec2, way: Vec2): number => line.x * way.y - line.y * way.x;

/** null where nobody was there who could have been meant. */
export function flickNote(
  { discs }: FlickTable,
  shot: Shot,
  targetIds: readonly DiscId[],
  { maxSpeedMmS }: Pick<LaunchLimits, 'maxSpeedMmS'>,
): FlickNote | null {
  const own = shot.projectile ?? discs.find(({ id }) => id === shot.discId);
  const way = vec2(shot.vxMmS, shot.vyMmS);
  if (own === undefined || length(way) === 0) return null;
  const targets = discs
    .filter(({ id }) => targetIds.includes(id))
    .map(({ xMm, yMm }) => sub(vec2(xMm, yMm), vec2(own.xMm, own.yMm)))
    .filter((line) => dot(line, way) > 0)
    .map((line) => ({ astray: rounded(aside(line, way) / dot(line, way)), distanceMm: Math.round(length(line)) }))
    .filter(({ astray }) => Math.abs(astray) <= WIDEST);
  return targets.length === 0 ? null : { speedMmS: Math.round(length(way)), fullSpeedMmS: maxSpeedMmS, targets };
}
