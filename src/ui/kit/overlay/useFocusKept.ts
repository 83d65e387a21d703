import { useLayoutEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import { focusFirst, isFocusLost, type FocusPlace } from './focusPlace';

/** What lies on top has the focus: whoever comes back to it goes on where they were, who is new to it at its beginning. */
export function useFocusKept(
  place: RefObject<View | null> | null,
  isTop: boolean,
  returns: readonly FocusPlace[],
): void {
  useLayoutEffect(() => {
    if (!isTop || !isFocusLost()) return;
    const back = returns.find((one) => one.canTake());
    if (back !== undefined) back.take();
    else if (place !== null) focusFirst(place.current);
  }, [place, isTop, returns]);
}
