import { createContext, use, useCallback, type RefObject } from 'react';
import type { View } from 'react-native';
import { measured } from './measured';
import type { Place } from './side';
import { useSide } from './SideContext';

/** What fills the whole of a side. */
export const SideRootContext = createContext<RefObject<View | null> | null>(null);

/** Tells where a view lies on its side, in the side's own points. */
export function useMeasure(): (view: View | null, tell: (place: Place) => void) => void {
  const side = useSide();
  const root = use(SideRootContext);
  return useCallback(
    (view, tell) => {
      if (view !== null && root !== null && root.current !== null) measured(view, root.current, side, tell);
    },
    [side, root],
  );
}
