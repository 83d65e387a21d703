import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { Tappable } from '../../kit/components';

export interface StepButtonProps {
  /** What a screen reader says of it. */
  readonly label: string;
  readonly rover?: string;
  readonly onPress: () => void;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
  readonly testID?: string;
}

/** A small stud of leather: many of them lie beside one another. */
export function StepButton({ label, rover, onPress, style, children, testID }: StepButtonProps) {
  return (
    <Tappable spoken={label} rover={rover} onPress={onPress} radius={RADIUS.cell} style={style} testID={testID}>
      {({ isPressed, isHovered }) => (
        <View style={[styles.face, isHovered && styles.lit, isPressed && styles.pressed]}>{children}</View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  face: {
    flexGrow: 1,
    minHeight: HIT,
    minWidth: HIT,
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.cell,
    borderWidth: 1,
    borderColor: withAlpha(UI.brass, 0.6),
    backgroundColor: withAlpha(UI.night, 0.7),
    alignItems: 'center',
    justifyContent: 'center',
  },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.14) },
  pressed: { backgroundColor: withAlpha(UI.brassLight, 0.28) },
});
