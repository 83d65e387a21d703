import { sub, vec2, type Vec2 } from '../../lib';
import type { Pinch } from '../camera';

/** What a browser tells of a wheel, as far as it is looked at. */
export interface WheelNews {
  readonly deltaX: number;
  readonly deltaY: number;
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
}

/** A wheel has turned, or two fingers have gone over a trackpad. */
export interface WheelTurn {
  readonly at: Vec2;
  /** As far as a page would be scrolled, to the right and down. */
  readonly by: Vec2;
  /** So many times twice as close; null where it moves the board. */
  readonly doublings: number | null;
}

const PIXELS = 0;
const LINE_PX = 30;
/** A mouse's wheel goes in notches, always up or down; fingers on a trackpad go in small steps. */
const NOTCH_PX = 80;
const DOUBLINGS_A_NOTCH = 0.25;
const PINCH_PX_TO_DOUBLE = 80;

/** Fingers that spread or close on a trackpad are told as a wheel with the control key. */
export function wheelTurn({ deltaX, deltaY, deltaMode, ctrlKey }: WheelNews, at: Vec2): WheelTurn {
  const px = deltaMode === PIXELS ? 1 : LINE_PX;
  const by = vec2(deltaX * px, deltaY * px);
  if (by.x === 0 && Math.abs(by.y) >= NOTCH_PX) return { at, by, doublings: -Math.sign(by.y) * DOUBLINGS_A_NOTCH };
  return { at, by, doublings: ctrlKey ? -by.y / PINCH_PX_TO_DOUBLE : null };
}

/** What is under the pointer stays there, or goes along. */
export const lookedBy = ({ at, by, doublings }: WheelTurn): Pinch =>
  doublings === null ? { factor: 1, from: at, to: sub(at, by) } : { factor: 2 ** doublings, from: at, to: at };
