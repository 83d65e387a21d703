import type { RefObject } from 'react';
import type { View } from 'react-native';

/**
 * The number of the canvas to draw on, null while there is none; another number is a new canvas. On a phone Skia keeps
 * its surface itself.
 */
export function useCanvasLife(_container: RefObject<View | null>): number | null {
  return 0;
}
