import type { View } from 'react-native';

/** Something that had the focus. */
export interface FocusPlace {
  /** Whether it could have it once more. */
  canTake(): boolean;
  take(): void;
}

/** Phones and tablets have no focus that could be lost. */
export const focusNow = (): FocusPlace | null => null;

export const isFocusLost = (): boolean => false;

export function focusFirst(_place: View | null): void {}
