import type { Vec2 } from '../../../lib';

export interface FloatAt extends Vec2 {
  readonly key: string;
}

/** Nearer than this to one another two of them would be written on top of each other. */
const APART_PX = { x: 96, y: 34 };

/** Where each is written: the first at its place, those that would hide it above it, in the order in which they came. */
export function layFloats<Float extends FloatAt>(floats: readonly Float[], textScale = 1): Float[] {
  const laid: Float[] = [];
  for (const float of floats) {
    const isInTheWay = (other: Float, y: number): boolean =>
      Math.abs(other.x - float.x) < APART_PX.x * textScale && Math.abs(other.y - y) < APART_PX.y * textScale;
    let { y } = float;
    for (let below = laid.find((other) => isInTheWay(other, y)); below;) {
      y = below.y - APART_PX.y * textScale;
      below = laid.find((other) => isInTheWay(other, y));
    }
    laid.push({ ...float, y });
  }
  return laid;
}
