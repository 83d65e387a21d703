import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Phones and tablets have no focus that could be lost. */
export function useFocusKept(_whole: RefObject<View | null>, _otherwise: RefObject<View | null>): void {}
