import { useEffect, useRef, useState, type Ref } from 'react';
import { ScrollView, StyleSheet, View, type ScrollViewProps } from 'react-native';
import { CLIP, UI, withAlpha } from '../../../../theme';
import { Glyph } from '../../glyph';
import { gradient } from '../materials';
import { hasMoreBelow } from './hasMoreBelow';
import { NOT_SCROLLED } from './keptPlace';
import { useFollowed, useKeptPlace } from './useFollowed';

export interface ScrollProps extends Omit<ScrollViewProps, 'onScroll' | 'onLayout' | 'scrollEventThrottle'> {
  readonly scrollRef?: Ref<ScrollView>;
  /** What it holds has become longer or shorter: whether its end was in sight until then, as it is before anybody scrolls. */
  readonly onGrown?: (wasAtEnd: boolean) => void;
}

/** What may be longer than its place: a shade and an arrow at its foot say that there is more. */
export function Scroll({ scrollRef, style, onContentSizeChange, onGrown, children, ...rest }: ScrollProps) {
  const scrolled = useRef(NOT_SCROLLED);
  const isAtEnd = useRef(true);
  const kept = useKeptPlace();
  const [isMore, setMore] = useState(false);
  const view = useRef<ScrollView>(null);
  const followed = useFollowed(view, kept, (now) => {
    scrolled.current = now;
    setMore(hasMoreBelow(now));
  });
  // What is shown for the first time is read from its beginning.
  useEffect(() => kept?.keep(0), [kept]);
  return (
    <View style={[styles.place, style]}>
      <ScrollView
        {...rest}
        ref={scrollRef ?? view}
        style={styles.scroll}
        scrollEventThrottle={followed.scrollEventThrottle}
        onScroll={(event) => {
          followed.onScroll(event);
          isAtEnd.current = !hasMoreBelow(scrolled.current);
        }}
        onLayout={followed.onLayout}
        onContentSizeChange={(widthPt, heightPt) => {
          followed.onContentSizeChange(widthPt, heightPt);
          onGrown?.(isAtEnd.current);
          onContentSizeChange?.(widthPt, heightPt);
        }}
      >
        {children}
      </ScrollView>
      {isMore ? (
        <View aria-hidden style={[styles.shade, shade]} testID="more-below">
          <View style={styles.arrow}>
            <Glyph id="back" sizePt={13} colour={UI.brassLight} />
          </View>
        </View>
      ) : null}
    </View>
  );
}

const shade = gradient(
  `linear-gradient(180deg, ${withAlpha(UI.leather, 0)} 0%, ${withAlpha(UI.leather, 0.86)} 60%, ${UI.leather} 100%)`,
);

const styles = StyleSheet.create({
  place: { ...CLIP },
  // Where it stops the keys its ring lies within it: outside it would be cut off.
  scroll: { flexGrow: 1, flexShrink: 1, outlineColor: UI.prompt, outlineOffset: -2 },
  shade: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: 30,
    alignItems: 'center',
    justifyContent: 'flex-end',
    pointerEvents: 'none',
  },
  /** Points down. */
  arrow: { transform: [{ rotate: '-90deg' }] },
});
