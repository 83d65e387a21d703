import { useLayoutEffect, type RefObject } from 'react';
import type { View, ViewProps } from 'react-native';

/** What lies under something is there for nobody: neither keys, nor fingers, nor readers come to it. */
export function useCovered(place: RefObject<View | null>, isCovered: boolean): ViewProps {
  useLayoutEffect(() => {
    const element: unknown = place.current;
    if (element instanceof HTMLElement) element.toggleAttribute('inert', isCovered);
  }, [place, isCovered]);
  return {};
}
