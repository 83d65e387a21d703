import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { RADIUS } from '../../theme';
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

interface ShellProps extends Omit<ButtonProps, 'icon'> {
  /** There is more to read on it than its label: all of that is its name. */
  readonly saysMore?: boolean;
  readonly children: (touch: Touch) => ReactNode;
}

/** What every labelled button does, whatever it is made of. */
export function ButtonShell(props: ShellProps) {
  const { label, onPress, style, isDisabled = false, testID, saysMore = false, children } = props;
  return (
    <Tappable
      aria-label={saysMore ? undefined : label}
      disabled={isDisabled}
      onPress={onPress}
      radius={RADIUS.panel}
      style={style}
      testID={testID}
    >
      {children}
    </Tappable>
  );
}
