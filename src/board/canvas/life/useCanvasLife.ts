import type { CanvasLife } from './canvasLife';

const ALIVE: CanvasLife = { number: 0, isGone: false, again: () => undefined };

/** The canvas to draw on. On a phone Skia keeps its surface itself. */
export function useCanvasLife(): CanvasLife {
  return ALIVE;
}
