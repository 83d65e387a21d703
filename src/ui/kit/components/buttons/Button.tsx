import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { RADIUS, UI, type TypeRole } from '../../../../theme';
import { Glyph, type GlyphId } from '../../glyph';
import { leather, shadowOf } from '../materials';
import { Tappable } from '../touch';
import { Words } from '../words';

export interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly icon?: GlyphId;
  readonly style?: StyleProp<ViewStyle>;
  readonly isDisabled?: boolean;
  readonly testID?: string;
}

/** What a button is made of. */
export interface ButtonMaterial {
  readonly face: ViewStyle;
  readonly rim: ViewStyle;
  readonly ink: string;
  readonly iconInk: string;
  readonly iconPt: number;
  readonly type: TypeRole;
  /** How the rim, the face and the words on it are laid out, and what lights up in it under a pointer. */
  readonly shape: Readonly<Record<'rim' | 'face' | 'label' | 'glow' | 'lit', ViewStyle>>;
}

export interface MadeOfProps extends ButtonProps {
  readonly material: ButtonMaterial;
  /** Under the label, smaller. */
  readonly detail?: string;
}

/** A button with words on it, whatever it is made of. The label is to be read on it, and makes its name. */
export function Button({ material, label, detail, onPress, icon, style, isDisabled = false, testID }: MadeOfProps) {
  const { shape } = material;
  const ink = isDisabled ? UI.muted : material.ink;
  return (
    <Tappable
      disabled={isDisabled}
      onPress={onPress}
      radius={RADIUS.panel}
      style={[styles.shell, style]}
      testID={testID}
    >
      {({ isPressed, isHovered }) => (
        <View style={[styles.rim, shape.rim, isDisabled ? styles.disabled : material.rim, isPressed && styles.pressed]}>
          <View style={[styles.face, shape.face, isDisabled ? leather : material.face]}>
            <View pointerEvents="none" style={[styles.glow, shape.glow, isHovered && shape.lit]} />
            {icon ? <Glyph id={icon} sizePt={material.iconPt} colour={isDisabled ? ink : material.iconInk} /> : null}
            <View style={[styles.label, shape.label]}>
              <Words type={material.type} align={icon ? undefined : 'center'} colour={ink}>
                {label}
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
    </Tappable>
  );
}

const styles = StyleSheet.create({
  // Broader than its place in a row that wraps, its words go on in a line below.
  shell: { maxWidth: '100%' },
  rim: { borderRadius: RADIUS.panel, padding: 1.5, boxShadow: shadowOf(4) },
  pressed: { transform: [{ translateY: 2 }], boxShadow: shadowOf(1) },
  disabled: { backgroundColor: UI.handle, boxShadow: 'none' },
  face: {
    borderRadius: RADIUS.panel - 1.5,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
  },
  glow: { position: 'absolute' },
  label: { flexShrink: 1 },
});
