import type { View } from 'react-native';

/** Phones and tablets have no focus that could be moved. */
export function focusInto(_place: View | null): void {}
