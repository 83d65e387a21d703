import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { Glyph } from '../glyph';
import { ButtonShell, type ButtonProps } from './ButtonShell';
import { brassRim, leather, shadowOf } from './materials';
import { Words } from './Words';

/** Everything else that a screen offers. */
export function LeatherButton({ icon, ...shell }: ButtonProps) {
  const { isDisabled = false } = shell;
  return (
    <ButtonShell {...shell}>
      {({ isPressed, isHovered }) => (
        <View style={[styles.rim, isDisabled ? styles.disabled : brassRim(), isPressed && styles.pressed]}>
          <View style={[styles.face, leather]}>
            <View pointerEvents="none" style={[styles.glow, isHovered && styles.lit]} />
            {icon ? <Glyph id={icon} sizePt={26} colour={isDisabled ? UI.muted : UI.gold} /> : null}
            <Words
              type="button"
              align={icon ? undefined : 'center'}
              colour={isDisabled ? UI.muted : UI.ivory}
              style={styles.label}
            >
              {shell.label}
            </Words>
          </View>
        </View>
      )}
    </ButtonShell>
  );
}

const styles = StyleSheet.create({
  // Beside a higher button it is as high.
  rim: { flexGrow: 1, borderRadius: RADIUS.panel, padding: 1.5, boxShadow: shadowOf(4) },
  pressed: { transform: [{ translateY: 2 }], boxShadow: shadowOf(1) },
  disabled: { backgroundColor: UI.handle, boxShadow: 'none' },
  face: {
    flexGrow: 1,
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
