import type { TouchEvent } from '../aim';
import type { WheelTurn } from './wheelTurn';

/** Reports every finger on it: places in points from its own corner, times of the events themselves. */
export interface TouchSurfaceProps {
  readonly onTouch: (touch: TouchEvent) => void;
  /** There is one in a browser alone. */
  readonly onWheel: (turn: WheelTurn) => void;
}
