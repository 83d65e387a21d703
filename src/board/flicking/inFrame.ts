import { sub, vec2 } from '../../lib';
import type { TouchEvent } from '../aim';
import { placeInFrame, type Box } from '../camera';

/** A touch of the screen, by the edges of the board. */
export function inFrame(touch: TouchEvent, { leftPx, topPx, frame }: Box): TouchEvent {
  if (!('sample' in touch)) return touch;
  const { xPx, yPx, atMs } = touch.sample;
  const { x, y } = placeInFrame(sub(vec2(xPx, yPx), vec2(leftPx, topPx)), frame);
  return { ...touch, sample: { xPx: x, yPx: y, atMs } };
}
