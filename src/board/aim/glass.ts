import type { Vec2 } from '../../lib';

/** Where a finger can be: the glass of the screen, or a window on it. In points, from the corner of the board. */
export interface Glass {
  readonly leftPx: number;
  readonly topPx: number;
  readonly rightPx: number;
  readonly bottomPx: number;
}

const alongAxis = (at: number, step: number, least: number, most: number): number =>
  step === 0 ? Infinity : ((step > 0 ? most : least) - at) / step;

/** How far it is from there to the edge, on a way of length one. */
export const roomAlong = (at: Vec2, way: Vec2, { leftPx, topPx, rightPx, bottomPx }: Glass): number =>
  Math.max(0, Math.min(alongAxis(at.x, way.x, leftPx, rightPx), alongAxis(at.y, way.y, topPx, bottomPx)));
