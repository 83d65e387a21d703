import type { View } from 'react-native';
import type { FocusPlace } from './focus';

/** Phones and tablets have no focus that could be lost. */
export const focusNow = (): FocusPlace | null => null;

export const isFocusLost = (): boolean => false;

export const hasFocus = (_place: View | null): boolean => true;

export function focusFirst(_place: View | null): void {}
