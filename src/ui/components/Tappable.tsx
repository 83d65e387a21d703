import { useState, type ReactNode } from 'react';
import {
  Platform,
  Pressable,
  type Role,
  type FocusEvent,
  type PressableProps,
  StyleSheet,
  View,
  type StyleProp,
  type ViewStyle,
} from 'react-native';
import { UI } from '../../theme';
import type { KeyPress } from './keyPress';
import { Unseen } from './Unseen';

export interface Touch {
  readonly isPressed: boolean;
  readonly isHovered: boolean;
}

export interface TappableProps extends Omit<PressableProps, 'style' | 'children' | 'role'> {
  readonly role?: Role;
  /** What a screen reader says in place of the words that are to be seen on it. */
  readonly spoken?: string;
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

/** Browsers want a name to hold all the words that are seen; a name made of what is inside does so by itself. */
const isNamedByContent = Platform.OS === 'web';

/** The space bar takes what can be chosen or switched; react-native-web gives it to buttons alone. */
function clickBySpace(event: KeyPress): void {
  const element: unknown = 'currentTarget' in event ? event.currentTarget : null;
  if (event.nativeEvent.key !== ' ' || !(element instanceof HTMLElement) || element.role === 'button') return;
  event.preventDefault();
  element.click();
}

/** Whatever answers a finger, a pointer or a key: it says so when touched, pointed at or focused. */
export function Tappable({ role = 'button', spoken, radius, style, children, ...rest }: TappableProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return (
    <Pressable
      {...(spoken === undefined || isNamedByContent ? {} : { 'aria-label': spoken })}
      {...rest}
      role={role}
      onHoverIn={() => setHovered(true)}
      onHoverOut={() => setHovered(false)}
      onFocus={(event) => setFocused(isFocusVisible(event))}
      onBlur={() => setFocused(false)}
      onKeyDown={Platform.OS === 'web' ? clickBySpace : undefined}
      style={[ring(radius, isFocused), style]}
    >
      {({ pressed }) => {
        const face = children({ isPressed: pressed, isHovered });
        if (spoken === undefined || !isNamedByContent) return face;
        return (
          <>
            <Unseen text={spoken} />
            <View aria-hidden style={styles.seen}>
              {face}
            </View>
          </>
        );
      }}
    </Pressable>
  );
}

// Of no consequence to where things lie: the face is laid out as if it stood alone.
const styles = StyleSheet.create({ seen: { display: 'contents' } });
