import { useLayoutEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import type { FocusPlace } from './focus';
import { focusFirst, hasFocus, isFocusLost } from './focusPlace';

/** What lies on top has the focus: whoever comes back to it goes on where they were, who is new to it at its beginning. */
export function useFocusKept(
  place: RefObject<View | null> | null,
  isTop: boolean,
  returns: readonly FocusPlace[],
): void {
  useLayoutEffect(() => {
    // What lies below is not told yet that it does, and may have it still.
    const isKept = place === null ? !isFocusLost() : hasFocus(place.current);
    if (!isTop || isKept) return;
    const back = returns.find((one) => one.canTake());
    if (back !== undefined) back.take();
    else if (place !== null) focusFirst(place.current);
  }, [place, isTop, returns]);
}
