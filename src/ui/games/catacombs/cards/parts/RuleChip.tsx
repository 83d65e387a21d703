import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../../../theme';
import { Tappable, Words } from '../../../../kit/components';
import { Glyph, type GlyphId } from '../../../../kit/glyph';
import { useCatacombsText } from '../../words';

export interface RuleChipProps {
  readonly label: string;
  readonly glyph?: GlyphId;
  /** Without it the chip only says its word. */
  readonly onPress?: () => void;
}

/** A word of the rules on parchment, and the way to what it means. */
export function RuleChip({ label, glyph, onPress }: RuleChipProps) {
  const { t } = useCatacombsText();
  const face = (isLit: boolean) => (
    <View style={[styles.chip, isLit && styles.lit]}>
      {glyph ? <Glyph id={glyph} sizePt={18} colour={UI.ink} /> : null}
      <Words type="strip" colour={UI.ink} style={[styles.label, onPress && styles.linked]}>
        {label}
      </Words>
    </View>
  );
  if (onPress === undefined) return face(false);
  return (
    <Tappable spoken={t('cards.rulesOf', { name: label })} radius={RADIUS.cell} onPress={onPress} style={styles.hit}>
      {({ isHovered, isPressed }) => face(isHovered || isPressed)}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  hit: { alignSelf: 'flex-start', minWidth: HIT, minHeight: HIT, justifyContent: 'center', maxWidth: '100%' },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: SPACE.s,
    minHeight: 34,
    borderRadius: RADIUS.cell,
    borderWidth: 1,
    borderColor: withAlpha(UI.inkSecond, 0.7),
    backgroundColor: withAlpha(UI.parchmentDark, 0.7),
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.xs,
  },
  lit: { backgroundColor: UI.parchment, borderColor: UI.ink },
  label: { flexShrink: 1 },
  linked: { textDecorationLine: 'underline' },
});
