import { useRef, useState, type ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { CLIP, UI, withAlpha } from '../../../../theme';
import { Glyph } from '../../glyph';
import { gradient } from '../materials';
import { hasMoreAbove, hasMoreBelow, type Scrolled } from './hasMoreBelow';

export interface SideScrollProps {
  readonly children: ReactNode;
  readonly testID?: string;
}

const NOTHING: Scrolled = { shownPt: 0, wholePt: 0, abovePt: 0 };
const EVERY_MS = 60;
const ARROW_PT = 44;
/** A press on an arrow goes on by so much of what is shown: what was last seen whole stays in sight. */
const STEP_SHARE = 0.7;

type Edge = 'before' | 'after';

const fades = (edge: Edge) =>
  gradient(
    `linear-gradient(${edge === 'after' ? 90 : 270}deg, ${withAlpha(UI.night, 0)} 0%, ${withAlpha(UI.night, 0.88)} 55%, ${UI.night} 100%)`,
  );

/** One line that may be longer than its place: at an edge with more behind it a shade and an arrow, which goes on. */
export function SideScroll({ children, testID }: SideScrollProps) {
  const scroll = useRef<ScrollView>(null);
  const scrolled = useRef(NOTHING);
  const [edges, setEdges] = useState<Readonly<Record<Edge, boolean>>>({ before: false, after: false });
  function note(change: Partial<Scrolled>): void {
    scrolled.current = { ...scrolled.current, ...change };
    const [before, after] = [hasMoreAbove(scrolled.current), hasMoreBelow(scrolled.current)];
    setEdges((known) => (known.before === before && known.after === after ? known : { before, after }));
  }
  function goOn(edge: Edge): void {
    const { abovePt, shownPt } = scrolled.current;
    const by = shownPt * STEP_SHARE * (edge === 'after' ? 1 : -1);
    scroll.current?.scrollTo({ x: Math.max(0, abovePt + by), animated: true });
  }
  // Keys go from thing to thing, which is then scrolled into view: they have no use for an arrow.
  const arrow = (edge: Edge) =>
    edges[edge] ? (
      <Pressable
        aria-hidden
        focusable={false}
        tabIndex={-1}
        onPress={() => goOn(edge)}
        style={[styles.arrow, edge === 'after' ? styles.after : styles.before, fades(edge)]}
        testID={`more-${edge}`}
      >
        <Glyph id={edge === 'after' ? 'next' : 'previous'} sizePt={16} colour={UI.brassLight} />
      </Pressable>
    ) : null;
  return (
    <View style={styles.place}>
      <ScrollView
        ref={scroll}
        horizontal
        showsHorizontalScrollIndicator={false}
        style={styles.line}
        scrollEventThrottle={EVERY_MS}
        onScroll={({ nativeEvent }) => note({ abovePt: nativeEvent.contentOffset.x })}
        onLayout={({ nativeEvent }) => note({ shownPt: nativeEvent.layout.width })}
        onContentSizeChange={(widthPt) => note({ wholePt: widthPt })}
        testID={testID}
      >
        {children}
      </ScrollView>
      {arrow('before')}
      {arrow('after')}
    </View>
  );
}

const styles = StyleSheet.create({
  place: { flexGrow: 0, flexShrink: 0, ...CLIP },
  line: { flexGrow: 0, flexShrink: 0 },
  arrow: { position: 'absolute', top: 0, bottom: 0, width: ARROW_PT, justifyContent: 'center' },
  before: { left: 0, alignItems: 'flex-start' },
  after: { right: 0, alignItems: 'flex-end' },
});
