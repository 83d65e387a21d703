import type { DiscSize } from '../words/discSorts';

/** The wooden discs of the box (BASE-019, BASE-020). */
export const DISC_RADIUS_MM: Readonly<Record<DiscSize, number>> = {
  tiny: 6,
  small: 9.5,
  medium: 12.5,
  large: 19,
  veryLarge: 22,
};
