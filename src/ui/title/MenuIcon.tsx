import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import { brassRim, leather, shadowOf, Tappable, Words } from '../kit/components';
import { Glyph, type GlyphId } from '../kit/glyph';

export interface MenuIconProps {
  readonly icon: GlyphId;
  readonly label: string;
  readonly onPress: () => void;
}

const SIDE_PT = HIT + 4;

/** A small door of the title: a round leather seal with its name below. */
export function MenuIcon({ icon, label, onPress }: MenuIconProps) {
  return (
    <Tappable aria-label={label} radius={RADIUS.cell} onPress={onPress} style={styles.door}>
      {({ isPressed, isHovered }) => (
        <View style={[styles.column, isPressed && styles.pressed]}>
          <View style={[styles.rim, brassRim()]}>
            <View style={[styles.face, leather]}>
              <View pointerEvents="none" style={[styles.glow, isHovered && styles.lit]} />
              <Glyph id={icon} sizePt={24} colour={UI.brassLight} />
            </View>
          </View>
          <Words type="label" align="center" colour={UI.prompt} style={styles.label}>
            {label}
          </Words>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  door: { minWidth: 64 },
  column: { alignItems: 'center', gap: SPACE.hair },
  pressed: { transform: [{ translateY: 2 }] },
  rim: { width: SIDE_PT, height: SIDE_PT, borderRadius: SIDE_PT / 2, padding: 1.5, boxShadow: shadowOf(3) },
  face: { flex: 1, borderRadius: SIDE_PT / 2, alignItems: 'center', justifyContent: 'center' },
  glow: { position: 'absolute', inset: 0, borderRadius: SIDE_PT / 2 },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.14) },
  label: { textShadowColor: UI.shade, textShadowRadius: 4, textShadowOffset: { width: 0, height: 1 } },
});
