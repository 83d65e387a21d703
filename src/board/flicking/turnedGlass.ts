import { vec2, type Vec2 } from '../../lib';

/** Where what is touched lies on the screen, and how often it is turned there clockwise by a right angle. */
export interface TurnedGlass {
  readonly quarters: 0 | 1 | 2 | 3;
  readonly edges: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** The nearest right angle to where its own first axis points on the screen. */
export function quartersOfAngle(across: number, down: number): TurnedGlass['quarters'] {
  if (Math.abs(across) >= Math.abs(down)) return across >= 0 ? 0 : 2;
  return down > 0 ? 1 : 3;
}

/** A place on the screen as it is seen by whoever it is turned to, from its own first corner. */
export function placeOnGlass({ quarters, edges }: TurnedGlass, x: number, y: number): Vec2 {
  switch (quarters) {
    case 0:
      return vec2(x - edges.left, y - edges.top);
    case 1:
      return vec2(y - edges.top, edges.right - x);
    case 2:
      return vec2(edges.right - x, edges.bottom - y);
    case 3:
      return vec2(edges.bottom - y, x - edges.left);
  }
}
