import type { TouchEvent } from '../aim';

/** Reports every finger on it: places in points from its own corner, times of the events themselves. */
export interface TouchSurfaceProps {
  readonly onTouch: (touch: TouchEvent) => void;
}
