import type { RefObject } from 'react';
import type { View } from 'react-native';

export interface FocusBracketProps {
  readonly place: RefObject<View | null>;
  readonly end: 'first' | 'last';
}
