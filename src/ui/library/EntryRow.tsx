import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import type { Entry, ShowTopic } from '../game';
import { Tappable, Words } from '../kit/components';

export interface EntryRowProps {
  readonly topic: string;
  readonly entry: Entry;
  readonly picture: ReactNode;
  readonly isOpen: boolean;
  readonly onOpen: ShowTopic;
}

/** One card of the library, to be opened. */
export function EntryRow({ topic, entry: { name, text }, picture, isOpen, onOpen }: EntryRowProps) {
  return (
    <Tappable
      aria-current={isOpen ? 'true' : undefined}
      radius={RADIUS.cell}
      onPress={() => onOpen(topic)}
      testID={`entry-${topic}`}
    >
      {({ isHovered, isPressed }) => (
        <View style={[styles.row, (isHovered || isPressed) && styles.lit, isOpen && styles.open]}>
          {picture}
          <View style={styles.words}>
            <Words type="button">{name}</Words>
            {text === '' ? null : (
              <Words type="label" colour={UI.muted}>
                {text}
              </Words>
            )}
          </View>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: HIT + SPACE.l,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    borderRadius: RADIUS.cell,
    borderWidth: 1,
    borderColor: withAlpha(UI.brass, 0.4),
    backgroundColor: withAlpha(UI.leather, 0.92),
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.xs,
  },
  lit: { borderColor: UI.brassLight, backgroundColor: UI.leatherLit },
  open: { borderColor: UI.gold, borderWidth: 2 },
  words: { flexShrink: 1, flexGrow: 1 },
});
