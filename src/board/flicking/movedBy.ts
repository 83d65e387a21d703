import type { TouchEvent } from '../aim';

/** The same touch, seen from another corner of the screen. */
export function movedBy(touch: TouchEvent, xPx: number, yPx: number): TouchEvent {
  if (!('sample' in touch)) return touch;
  const { sample } = touch;
  return { ...touch, sample: { ...sample, xPx: sample.xPx + xPx, yPx: sample.yPx + yPx } };
}
