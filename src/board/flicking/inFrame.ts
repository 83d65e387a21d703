import { add, sub, vec2, type Vec2 } from '../../lib';
import type { TouchEvent } from '../aim';
import { placeInFrame, type Box } from '../camera';
import type { WheelTurn } from './wheelTurn';

type FramedBox = Pick<Box, 'leftPx' | 'topPx' | 'frame'>;

const seenAt = (at: Vec2, { leftPx, topPx, frame }: FramedBox): Vec2 =>
  placeInFrame(sub(at, vec2(leftPx, topPx)), frame);

/** A touch of the screen, by the edges of the board. */
export function inFrame(touch: TouchEvent, box: FramedBox): TouchEvent {
  if (!('sample' in touch)) return touch;
  const { xPx, yPx, atMs } = touch.sample;
  const { x, y } = seenAt(vec2(xPx, yPx), box);
  return { ...touch, sample: { xPx: x, yPx: y, atMs } };
}

/** The same of a wheel. */
export function wheelInFrame({ at, by, doublings }: WheelTurn, box: FramedBox): WheelTurn {
  const seen = seenAt(at, box);
  return { at: seen, by: sub(seenAt(add(at, by), box), seen), doublings };
}
