import { createContext, use, useRef, type RefObject } from 'react';
import type { LayoutChangeEvent, NativeScrollEvent, NativeSyntheticEvent, ScrollView } from 'react-native';
import type { Scrolled } from './hasMoreBelow';
import { follow, NOWHERE, type KeptPlace } from './keptPlace';

/** How far down is read what stays the same while the shape of the screen changes; null where nobody keeps it. */
export const KeptPlaceContext = createContext<KeptPlace | null>(null);

const EVERY_MS = 60;

/** Follows what scrolls. Where its place is kept it goes back there when it has got another shape. */
export function useFollowed(
  view: RefObject<ScrollView | null>,
  kept: KeptPlace | null,
  onChange: (now: Scrolled) => void,
) {
  const standing = useRef(NOWHERE);
  function note(change: Partial<Scrolled>): void {
    const followed = follow(standing.current, change, kept?.read() ?? 0);
    standing.current = followed.standing;
    onChange(followed.standing.scrolled);
    if (followed.keptPt !== null) kept?.keep(followed.keptPt);
    if (followed.toPt !== null) view.current?.scrollTo({ y: followed.toPt, animated: false });
  }
  return {
    scrollEventThrottle: EVERY_MS,
    onScroll({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>): void {
      const { contentOffset, contentSize, layoutMeasurement } = nativeEvent;
      // A browser tells of what it has cut short before it tells how long it is now.
      const hasSizes = contentSize.height > 0 && layoutMeasurement.height > 0;
      const sizes = hasSizes ? { wholePt: contentSize.height, shownPt: layoutMeasurement.height } : {};
      note({ abovePt: contentOffset.y, ...sizes });
    },
    onLayout: ({ nativeEvent }: LayoutChangeEvent): void => note({ shownPt: nativeEvent.layout.height }),
    onContentSizeChange: (_: number, heightPt: number): void => note({ wholePt: heightPt }),
  };
}

/** That of the screen around it. */
export const useKeptPlace = (): KeptPlace | null => use(KeptPlaceContext);
