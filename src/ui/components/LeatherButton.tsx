import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import { Glyph } from '../glyph';
import type { ButtonProps } from './BrassButton';
import { brassRim, leather, shadowOf } from './materials';
import { Tappable } from './Tappable';
import { Words } from './Words';

/** Everything else that a screen offers. */
export function LeatherButton({ label, onPress, icon, style, isDisabled = false, testID }: ButtonProps) {
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
        <View style={[styles.rim, brassRim(), isPressed && styles.pressed, isDisabled && styles.disabled]}>
          <View style={[styles.face, leather]}>
            <View pointerEvents="none" style={[styles.glow, isHovered && styles.lit]} />
            {icon ? <Glyph id={icon} sizePt={26} colour={UI.gold} /> : null}
            <Words type="button" style={styles.label}>
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
  disabled: { opacity: 0.45 },
  face: {
    minHeight: HIT + SPACE.s,
    borderRadius: RADIUS.panel - 1.5,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.s,
  },
  glow: { position: 'absolute', inset: 0, borderRadius: RADIUS.panel - 1.5 },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.14) },
  label: { flexShrink: 1 },
});
