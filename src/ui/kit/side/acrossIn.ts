import type { Quarters, Vec2 } from '../../../lib';

/** How far from its left edge a finger is in a view, as it is seen on its side. A phone tells by the view itself. */
export const acrossIn = (_quarters: Quarters, { x }: Vec2, _widthPt: number): number => x;
