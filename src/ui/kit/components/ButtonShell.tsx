import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { RADIUS } from '../../../theme';
import type { GlyphId } from '../glyph';
import { Tappable, type Touch } from './Tappable';

export interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly icon?: GlyphId;
  readonly style?: StyleProp<ViewStyle>;
  readonly isDisabled?: boolean;
  readonly testID?: string;
}

interface ShellProps extends Omit<ButtonProps, 'icon' | 'label'> {
  /** The label is to be read on it, and with it whatever makes its name. */
  readonly children: (touch: Touch) => ReactNode;
}

/** What every labelled button does, whatever it is made of. */
export function ButtonShell({ onPress, style, isDisabled = false, testID, children }: ShellProps) {
  return (
    <Tappable
      disabled={isDisabled}
      onPress={onPress}
      radius={RADIUS.panel}
      style={[styles.shell, style]}
      testID={testID}
    >
      {children}
    </Tappable>
  );
}

// Broader than its place in a row that wraps, its words go on in a line below.
const styles = StyleSheet.create({ shell: { maxWidth: '100%' } });
