import type { Vec2 } from '../../../lib';

export interface FloatAt extends Vec2 {
  readonly key: string;
}

/** Nearer than this to one another two of them would be written on top of each other. */
const APART_PX = { x: 96, y: 34 };
/** What rounding may take from a distance that was kept. */
const HAIR_PX = 1e-6;

/**
 * Where each is written: the first at its place, those that would hide it above it, in the order in which they came.
 * Whoever steps over another only goes up, so each of them is looked at once, from the lowest on.
 */
export function layFloats<Float extends FloatAt>(floats: readonly Float[], textScale = 1): Float[] {
  const apart = { x: APART_PX.x * textScale, y: APART_PX.y * textScale };
  const laid: Float[] = [];
  for (const float of floats) {
    const inColumn = laid.filter((other) => Math.abs(other.x - float.x) < apart.x);
    const y = inColumn
      .sort((one, other) => other.y - one.y)
      .reduce((at, other) => (Math.abs(other.y - at) < apart.y - HAIR_PX ? other.y - apart.y : at), float.y);
    laid.push({ ...float, y });
  }
  return laid;
}
