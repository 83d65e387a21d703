import { useEffect, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { Glyph, type GlyphId } from '../../glyph';
import { bringIntoView, Tappable } from '../touch';
import { Panel } from './Panel';
import { Words } from '../words';

export interface FoldProps {
  readonly icon: GlyphId;
  readonly title: string;
  /** What has been chosen inside, to be read while it is shut. */
  readonly summary: string;
  readonly children: ReactNode;
  readonly startsOpen?: boolean;
  readonly testID?: string;
}

/** A panel that shows what has been chosen in it, and opens to change it. */
export function Fold({ icon, title, summary, children, startsOpen = false, testID }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const inside = useRef<View>(null);
  const isTouched = useRef(false);
  // What is unfolded at the foot of a screen would stay below it.
  useEffect(() => {
    if (isOpen && isTouched.current) bringIntoView(inside.current);
  }, [isOpen]);
  const turn = (): void => {
    isTouched.current = true;
    setOpen(!isOpen);
  };
  return (
    <Panel contentStyle={styles.panel}>
      <Tappable aria-expanded={isOpen} radius={RADIUS.panel} onPress={turn} testID={testID}>
        {({ isHovered }) => (
          <View style={[styles.head, isHovered && styles.lit]}>
            <Glyph id={icon} sizePt={24} colour={UI.gold} />
            <View style={styles.words}>
              <Words type="button">{title}</Words>
              <Words type="label" colour={UI.muted}>
                {summary}
              </Words>
            </View>
            <View style={isOpen ? styles.open : styles.shut}>
              <Glyph id="back" sizePt={16} colour={UI.brassLight} />
            </View>
          </View>
        )}
      </Tappable>
      {isOpen ? (
        <View ref={inside} style={styles.inside}>
          {children}
        </View>
      ) : null}
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { padding: 0 },
  head: {
    minHeight: HIT + SPACE.m,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.s,
    borderRadius: RADIUS.panel - 2,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
  },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.08) },
  words: { flexGrow: 1, flexShrink: 1 },
  shut: { transform: [{ rotate: '180deg' }] },
  open: { transform: [{ rotate: '-90deg' }] },
  inside: { paddingHorizontal: SPACE.l, paddingBottom: SPACE.l, gap: SPACE.m },
});
