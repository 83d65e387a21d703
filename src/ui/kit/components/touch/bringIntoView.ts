import type { View } from 'react-native';

/** A browser alone can do it from where the thing stands. */
export function bringIntoView(_view: View | null): void {}
