import { createContext, use, useRef, type RefObject } from 'react';
import type { LayoutChangeEvent, NativeScrollEvent, NativeSyntheticEvent, ScrollView } from 'react-native';
import type { Scrolled } from './hasMoreBelow';
import { isCutShort, NOT_SCROLLED, wayBackTo, type KeptPlace } from './keptPlace';

/** How far down is read what stays the same while the shape of the screen changes; null where nobody keeps it. */
export const KeptPlaceContext = createContext<KeptPlace | null>(null);

const EVERY_MS = 60;

/** Follows what scrolls. Where its place is kept it goes back there when it has got another shape. */
export function useFollowed(
  view: RefObject<ScrollView | null>,
  kept: KeptPlace | null,
  onChange: (now: Scrolled) => void,
) {
  const scrolled = useRef(NOT_SCROLLED);
  function note(change: Partial<Scrolled>): void {
    scrolled.current = { ...scrolled.current, ...change };
    onChange(scrolled.current);
  }
  function noteSize(change: Partial<Scrolled>): void {
    note(change);
    const toPt = kept === null ? null : wayBackTo(kept.read(), scrolled.current);
    if (toPt !== null) view.current?.scrollTo({ y: toPt, animated: false });
  }
  return {
    scrollEventThrottle: EVERY_MS,
    onScroll({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>): void {
      const { contentOffset, contentSize, layoutMeasurement } = nativeEvent;
      // A browser tells of what it has cut short before it tells how long it is now.
      const hasSizes = contentSize.height > 0 && layoutMeasurement.height > 0;
      const sizes = hasSizes ? { wholePt: contentSize.height, shownPt: layoutMeasurement.height } : {};
      note({ abovePt: contentOffset.y, ...sizes });
      if (kept !== null && !isCutShort(kept.read(), scrolled.current)) kept.keep(scrolled.current);
    },
    onLayout: ({ nativeEvent }: LayoutChangeEvent): void => noteSize({ shownPt: nativeEvent.layout.height }),
    onContentSizeChange: (_: number, heightPt: number): void => noteSize({ wholePt: heightPt }),
  };
}

/** That of the screen around it. */
export const useKeptPlace = (): KeptPlace | null => use(KeptPlaceContext);
