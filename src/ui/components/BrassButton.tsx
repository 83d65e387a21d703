import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import { Glyph, type GlyphId } from '../glyph';
import { polishedBrass, polishedRim, shadowOf } from './materials';
import { Tappable } from './Tappable';
import { Words } from './Words';

export interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly icon?: GlyphId;
  readonly style?: StyleProp<ViewStyle>;
  readonly isDisabled?: boolean;
  readonly testID?: string;
}

/** The one thing a screen wants done. */
export function BrassButton({ label, onPress, icon, style, isDisabled = false, testID }: ButtonProps) {
  return (
    <Tappable
      aria-label={label}
      disabled={isDisabled}
      onPress={onPress}
      radius={RADIUS.panel}
      style={style}
      testID={testID}
    >
      {({ isPressed, isHovered }) => (
        <View style={[styles.rim, polishedRim, isPressed && styles.pressed]}>
          <View style={[styles.face, polishedBrass]}>
            <View pointerEvents="none" style={[styles.groove, isHovered && styles.lit]} />
            {icon ? <Glyph id={icon} sizePt={34} colour={UI.buttonInk} /> : null}
            <Words type="buttonLarge" colour={UI.buttonInk} style={styles.label}>
              {label}
            </Words>
          </View>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  rim: { borderRadius: RADIUS.panel, padding: 1.5, boxShadow: shadowOf(4) },
  pressed: { transform: [{ translateY: 2 }], boxShadow: shadowOf(1) },
  face: {
    minHeight: HIT + SPACE.l,
    borderRadius: RADIUS.panel - 1.5,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.s,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.m,
  },
  groove: {
    position: 'absolute',
    inset: 4,
    borderRadius: RADIUS.panel - 5,
    borderWidth: 1,
    borderColor: withAlpha(UI.brassDark, 0.6),
  },
  lit: { backgroundColor: withAlpha(UI.prompt, 0.22) },
  label: { flexShrink: 1 },
});
