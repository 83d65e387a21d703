import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { Glyph } from '../glyph';
import { ButtonShell, type ButtonProps } from './ButtonShell';
import { leather, polishedBrass, polishedRim, shadowOf } from './materials';
import { Words } from './Words';

export interface BrassButtonProps extends ButtonProps {
  /** Under the label, smaller: what it would be done to. */
  readonly detail?: string;
  /** Where every point of height is wanted by a board. */
  readonly isLow?: boolean;
}

/** The one thing a screen wants done. */
export function BrassButton({ icon, detail, isLow = false, ...shell }: BrassButtonProps) {
  const { isDisabled = false } = shell;
  const ink = isDisabled ? UI.muted : UI.buttonInk;
  return (
    <ButtonShell {...shell}>
      {({ isPressed, isHovered }) => (
        <View style={[styles.rim, isDisabled ? styles.disabled : polishedRim, isPressed && styles.pressed]}>
          <View style={[styles.face, isLow && styles.low, isDisabled ? leather : polishedBrass]}>
            <View pointerEvents="none" style={[styles.groove, isHovered && styles.lit]} />
            {icon ? <Glyph id={icon} sizePt={34} colour={ink} /> : null}
            <View style={styles.label}>
              <Words type={isLow ? 'button' : 'buttonLarge'} align={icon ? undefined : 'center'} colour={ink}>
                {shell.label}
              </Words>
              {detail === undefined ? null : (
                <Words type="label" colour={ink}>
                  {detail}
                </Words>
              )}
            </View>
          </View>
        </View>
      )}
    </ButtonShell>
  );
}

const styles = StyleSheet.create({
  rim: { borderRadius: RADIUS.panel, padding: 1.5, boxShadow: shadowOf(4) },
  pressed: { transform: [{ translateY: 2 }], boxShadow: shadowOf(1) },
  disabled: { backgroundColor: UI.handle, boxShadow: 'none' },
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
  low: { minHeight: HIT, paddingVertical: SPACE.xs },
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
