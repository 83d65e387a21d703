import { StyleSheet, View } from 'react-native';
import { RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { Words } from '../../kit/components';
import { Glyph } from '../../kit/glyph';
import type { Banner } from '../../game';

/** Across the board for a moment: what changes everything. The line over the board says it to whoever listens. */
export function StageBanner({ icon, text }: Banner) {
  return (
    <View aria-hidden style={styles.across} testID="banner">
      <View style={styles.band}>
        <Glyph id={icon} sizePt={30} colour={UI.gold} />
        <Words type="heading" colour={UI.flagText} style={styles.name}>
          {text}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  across: { position: 'absolute', inset: 0, justifyContent: 'center', pointerEvents: 'none' },
  band: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.m,
    paddingVertical: SPACE.m,
    paddingHorizontal: SPACE.l,
    borderRadius: RADIUS.cell,
    borderTopWidth: 2,
    borderBottomWidth: 2,
    borderColor: UI.gold,
    backgroundColor: withAlpha(UI.night, 0.84),
  },
  name: { flexShrink: 1 },
});
