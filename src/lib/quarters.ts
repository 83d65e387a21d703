import type { Vec2 } from './vec2';

/** How often something is turned clockwise by a right angle. */
export type Quarters = 0 | 1 | 2 | 3;

export const QUARTERS = [0, 1, 2, 3] as const;

/** Turned so often, and then so often once more. */
export const together = (one: Quarters, other: Quarters): Quarters => QUARTERS[(one + other) % 4] ?? 0;

/** What turns it back. */
export const undone = (quarters: Quarters): Quarters => QUARTERS[(4 - quarters) % 4] ?? 0;

/** What was high is wide. */
export const isAcross = (quarters: Quarters): boolean => quarters % 2 === 1;

/** A way, once what it is drawn on is turned; y points downwards. Nothing is ever rounded. */
export function turnedBy({ x, y }: Vec2, quarters: Quarters): Vec2 {
  'worklet';
  switch (quarters) {
    case 0:
      return { x, y };
    case 1:
      return { x: 0 - y, y: x };
    case 2:
      return { x: 0 - x, y: 0 - y };
    case 3:
      return { x: y, y: 0 - x };
  }
}

/** The same way, as it is drawn on what has been turned. */
export const turnedBack = (way: Vec2, quarters: Quarters): Vec2 => turnedBy(way, undone(quarters));
