import { StyleSheet, View } from 'react-native';
import { SPACE, UI, withAlpha } from '../../../../theme';
import { Glyph } from '../../../kit/glyph';

export interface PoisonDropsProps {
  readonly poison: number;
  readonly lethal: number;
}

/** A vial for every point that kills together, and those that are full: the words beside them say the same. */
export function PoisonDrops({ poison, lethal }: PoisonDropsProps) {
  return (
    <View aria-hidden style={styles.drops}>
      {Array.from({ length: lethal }, (_, index) => (
        <View key={index} style={[styles.place, index < poison && styles.full]}>
          <Glyph id="poison" sizePt={13} colour={index < poison ? UI.green : withAlpha(UI.muted, 0.35)} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  drops: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.hair },
  place: { borderBottomWidth: 2, borderColor: 'transparent', padding: 1 },
  full: { borderColor: UI.green },
});
