import type { Quarters, Vec2 } from '../../../lib';

/** How far from its left edge a finger is in a view, as it is seen on its side. A browser tells by where that is on the screen. */
export function acrossIn(quarters: Quarters, { x, y }: Vec2, widthPt: number): number {
  switch (quarters) {
    case 0:
      return x;
    case 1:
      return y;
    case 2:
      return widthPt - x;
    case 3:
      return widthPt - y;
  }
}
