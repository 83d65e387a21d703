import type { Point } from '../driver/traces';
import type { SeenDisc } from './look';

export const wayBetween = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
export const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y);

/** So far from a point, towards another. */
export function towards(from: Point, to: Point, distancePx: number): Point {
  const way = wayBetween(from, to);
  const share = distancePx / (lengthOf(way) || 1);
  return { x: from.x + way.x * share, y: from.y + way.y * share };
}

/** How far from the straight way something lies; infinitely, when it is before its start or behind its end. */
function besideWay(from: Point, to: Point, at: Point): number {
  const way = wayBetween(from, to);
  const length = lengthOf(way) || 1;
  const offset = wayBetween(from, at);
  const along = (offset.x * way.x + offset.y * way.y) / length;
  if (along <= 0 || along >= length) return Number.POSITIVE_INFINITY;
  return Math.abs(offset.x * way.y - offset.y * way.x) / length;
}

/** Nothing else stands so near the straight way that the disc would strike it first. */
export const isClear = (from: SeenDisc, to: SeenDisc, discs: readonly SeenDisc[], roomPx: number): boolean =>
  discs.every((disc) => disc === from || disc === to || besideWay(from.at, to.at, disc.at) > roomPx);
