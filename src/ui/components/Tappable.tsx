import { useState, type ReactNode } from 'react';
import {
  Platform,
  Pressable,
  type Role,
  type FocusEvent,
  type PressableProps,
  type StyleProp,
  type ViewStyle,
} from 'react-native';
import { UI } from '../../theme';

export interface Touch {
  readonly isPressed: boolean;
  readonly isHovered: boolean;
}

export interface TappableProps extends Omit<PressableProps, 'style' | 'children' | 'role'> {
  readonly role?: Role;
  readonly radius: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: (touch: Touch) => ReactNode;
}

/** A browser knows whether focus came from the keyboard; elsewhere focus is always worth showing. */
function isFocusVisible(event: FocusEvent): boolean {
  const target: unknown = event.target;
  return Platform.OS !== 'web' || !(target instanceof Element) || target.matches(':focus-visible');
}

const ring = (radius: number, isShown: boolean): ViewStyle => ({
  borderRadius: radius,
  outlineStyle: 'solid',
  outlineWidth: isShown ? 3 : 0,
  outlineColor: UI.gold,
  outlineOffset: 3,
});

/** Whatever answers a finger, a pointer or a key: it says so when touched, pointed at or focused. */
export function Tappable({ role = 'button', radius, style, children, ...rest }: TappableProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return (
    <Pressable
      {...rest}
      role={role}
      onHoverIn={() => setHovered(true)}
      onHoverOut={() => setHovered(false)}
      onFocus={(event) => setFocused(isFocusVisible(event))}
      onBlur={() => setFocused(false)}
      style={[ring(radius, isFocused), style]}
    >
      {({ pressed }) => children({ isPressed: pressed, isHovered })}
    </Pressable>
  );
}
