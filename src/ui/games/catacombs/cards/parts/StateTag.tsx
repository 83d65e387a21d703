import { StyleSheet, View } from 'react-native';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../../theme';
import { Words } from '../../../../kit/components';
import { Glyph, type GlyphId } from '../../../../kit/glyph';

export interface StateTagProps {
  readonly label: string;
  readonly glyph?: GlyphId;
}

/** A state in words, on parchment: never told by its colour alone. */
export function StateTag({ label, glyph }: StateTagProps) {
  return (
    <View style={styles.tag}>
      {glyph ? <Glyph id={glyph} sizePt={14} colour={UI.ink} /> : null}
      <Words type="label" colour={UI.ink} style={styles.label}>
        {label}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  tag: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    maxWidth: '100%',
    gap: SPACE.xs,
    borderRadius: RADIUS.chip,
    borderWidth: 1,
    borderColor: withAlpha(UI.inkSecond, 0.7),
    backgroundColor: withAlpha(UI.parchmentDark, 0.8),
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.hair,
  },
  label: { flexShrink: 1 },
});
