import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { UI } from '../../../../theme';
import { Glyph, type GlyphId } from '../../../kit/glyph';
import type { HeroStand } from './heroState';

const GLYPHS: Readonly<Partial<Record<HeroStand, GlyphId>>> = {
  acted: 'done',
  down: 'barred',
  dead: 'lair',
  swallowed: 'maw',
};
const SIDE_PT = 16;

/** What a hero is in, as a small shape at the foot of its disc; those who can act need none. */
export const StandBadge = memo(function StandBadge({ stand }: { readonly stand: HeroStand }) {
  const glyph = GLYPHS[stand];
  if (glyph === undefined) return null;
  return (
    <View style={styles.badge} testID="stand">
      <Glyph id={glyph} sizePt={SIDE_PT - 6} colour={UI.ivory} />
    </View>
  );
});

const styles = StyleSheet.create({
  badge: {
    position: 'absolute',
    right: -2,
    bottom: -2,
    width: SIDE_PT,
    height: SIDE_PT,
    borderRadius: SIDE_PT / 2,
    backgroundColor: UI.night,
    borderWidth: 1,
    borderColor: UI.brass,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
