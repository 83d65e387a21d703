import type { View } from 'react-native';
import type { Vec2 } from '../../lib';

/** All that a finger can go to without leaving whoever looks at the board. */
export interface Surroundings {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Tells where the corner of a view lies in it. */
  readonly cornerOf: (view: View, tell: (corner: Vec2) => void) => void;
}
