import type { RefObject } from 'react';
import type { View, ViewProps } from 'react-native';

/** What lies under something is there for nobody: neither for fingers nor for a screen reader. */
export function useCovered(_place: RefObject<View | null>, isCovered: boolean): ViewProps {
  return { 'aria-hidden': isCovered, pointerEvents: isCovered ? 'none' : 'auto' };
}
