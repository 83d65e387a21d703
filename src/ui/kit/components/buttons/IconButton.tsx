import { memo } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { HIT, UI, withAlpha } from '../../../../theme';
import { Glyph, type GlyphId } from '../../glyph';
import { brassRim, leather, polishedBrass, shadowOf } from '../materials';
import { Tappable } from '../touch';

const SIDE_PT = HIT + 4;

export interface IconButtonProps {
  readonly icon: GlyphId;
  /** Said by a screen reader: the picture alone says nothing. */
  readonly label: string;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  /** A button that stays down until it is pressed again. */
  readonly isOn?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
}

/** A round leather button with one picture on it. */
export const IconButton = memo(function IconButton({
  icon,
  label,
  onPress,
  isDisabled = false,
  isOn,
  style,
  testID,
}: IconButtonProps) {
  const colour = isDisabled || isOn === false ? UI.muted : isOn ? UI.buttonInk : UI.brassLight;
  return (
    <Tappable
      aria-label={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      onPress={onPress}
      radius={SIDE_PT / 2}
      style={style}
      testID={testID}
    >
      {({ isPressed, isHovered }) => (
        <View style={[styles.rim, isDisabled ? styles.disabled : brassRim(), isPressed && styles.pressed]}>
          <View style={[styles.face, isOn && !isDisabled ? polishedBrass : leather]}>
            <View pointerEvents="none" style={[styles.glow, isHovered && styles.lit]} />
            <Glyph id={icon} sizePt={24} colour={colour} />
          </View>
        </View>
      )}
    </Tappable>
  );
});

const styles = StyleSheet.create({
  rim: { width: SIDE_PT, height: SIDE_PT, borderRadius: SIDE_PT / 2, padding: 1.5, boxShadow: shadowOf(3) },
  pressed: { transform: [{ translateY: 2 }], boxShadow: shadowOf(1) },
  disabled: { backgroundColor: UI.handle, boxShadow: 'none' },
  face: { flex: 1, borderRadius: SIDE_PT / 2, alignItems: 'center', justifyContent: 'center' },
  glow: { position: 'absolute', inset: 0, borderRadius: SIDE_PT / 2 },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.14) },
});
