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
import { FOCUS_RING } from '../../../../theme';
import type { KeyPress } from './keyPress';
import { useRover } from './Roving';
import { touched } from '../../reader';
import { Unseen } from '../words';

export interface Touch {
  readonly isPressed: boolean;
  readonly isHovered: boolean;
  /** By keys. */
  readonly isFocused: boolean;
}

export interface TappableProps extends Omit<PressableProps, 'style' | 'children' | 'role'> {
  readonly role?: Role;
  /** What a screen reader says in place of the words that are to be seen on it. */
  readonly spoken?: string;
  readonly radius: number;
  /** Its name among the things that arrows go through; see `Roving`. */
  readonly rover?: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: (touch: Touch) => ReactNode;
}

/** A browser knows whether focus came from the keyboard; elsewhere focus is always worth showing. */
function isFocusVisible(event: FocusEvent): boolean {
  const target: unknown = event.target;
  return Platform.OS !== 'web' || !(target instanceof Element) || target.matches(':focus-visible');
}

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
export function Tappable({ role = 'button', spoken, radius, rover, style, onPress, children, ...rest }: TappableProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const focusing = useRover(rover, (event) => setFocused(isFocusVisible(event)));
  const named = (face: ReactNode): ReactNode =>
    spoken === undefined || !isNamedByContent ? (
      face
    ) : (
      <>
        <Unseen text={spoken} />
        <View aria-hidden style={styles.seen}>
          {face}
        </View>
      </>
    );
  return (
    <Pressable
      {...(spoken === undefined || isNamedByContent ? {} : { 'aria-label': spoken })}
      {...rest}
      {...focusing}
      role={role}
      onPress={
        onPress &&
        ((event) => {
          touched(event?.currentTarget ?? null);
          onPress(event);
        })
      }
      onHoverIn={() => setHovered(true)}
      onHoverOut={() => setHovered(false)}
      onBlur={() => setFocused(false)}
      onKeyDown={Platform.OS === 'web' ? clickBySpace : undefined}
      style={[styles.bare, { borderRadius: radius }, style]}
    >
      {({ pressed }) => (
        <>
          {named(children({ isPressed: pressed, isHovered, isFocused }))}
          {isFocused ? <View aria-hidden style={[styles.ring, { borderRadius: radius }]} testID="focus-ring" /> : null}
        </>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  bare: { outlineStyle: 'solid', outlineWidth: 0 },
  // Of no consequence to where things lie: the face is laid out as if it stood alone.
  seen: { display: 'contents' },
  // Within its own edge: whatever cuts off what lies round it leaves the ring to be seen.
  ring: { position: 'absolute', inset: 0, pointerEvents: 'none', ...FOCUS_RING },
});
