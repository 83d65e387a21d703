import { StyleSheet, View } from 'react-native';
import { SPACE, UI, type Hex } from '../../../../../theme';
import { Words } from '../../../../kit/components';
import { useCatacombsText } from '../../words';

export interface UsesProps {
  readonly left: number;
  readonly copies: number;
  readonly colour: Hex;
}

const SIDE_PT = 13;

/** A diamond for each copy of a card, hollow once it is spent, and the same in words. */
export function Uses({ left, copies, colour }: UsesProps) {
  const { t } = useCatacombsText();
  return (
    <View style={styles.uses}>
      <View aria-hidden style={styles.row}>
        {Array.from({ length: copies }, (_, index) => (
          <View key={index} style={[styles.diamond, index < left && { backgroundColor: colour }]} />
        ))}
      </View>
      <Words type="label" colour={UI.ink}>
        {t('cards.left', { left, copies })}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  uses: { alignItems: 'center', gap: SPACE.xs },
  row: { flexDirection: 'row', gap: SPACE.s, paddingVertical: SPACE.xs },
  diamond: {
    width: SIDE_PT,
    height: SIDE_PT,
    borderWidth: 1.6,
    borderColor: UI.ink,
    transform: [{ rotate: '45deg' }],
  },
});
