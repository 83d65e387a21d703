import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../i18n/catacombs';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import { Tappable, Words } from '../kit/components';
import { textOf, topicName, type RuleTopic } from '../help';
import { EntryPicture } from '../games/catacombs/library/EntryPicture';
import { useCatacombsText } from '../games/catacombs/words';

export interface EntryRowProps {
  readonly topic: RuleTopic;
  readonly words: CatacombsWords;
  readonly isOpen: boolean;
  readonly onOpen: (topic: RuleTopic) => void;
}

/** One card of the library, to be opened. */
export function EntryRow({ topic, words, isOpen, onOpen }: EntryRowProps) {
  const { t } = useCatacombsText();
  const text = textOf(topic, words, t);
  return (
    <Tappable
      aria-current={isOpen ? 'true' : undefined}
      radius={RADIUS.cell}
      onPress={() => onOpen(topic)}
      testID={`entry-${topic}`}
    >
      {({ isHovered, isPressed }) => (
        <View style={[styles.row, (isHovered || isPressed) && styles.lit, isOpen && styles.open]}>
          <EntryPicture topic={topic} />
          <View style={styles.words}>
            <Words type="button">{topicName(topic, words, t)}</Words>
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
