import type { RefObject } from 'react';
import type { View } from 'react-native';

export interface FocusBracketProps {
  readonly place: RefObject<View | null>;
  readonly end: 'first' | 'last';
}

/** Where no key goes from thing to thing, none has to be kept inside. */
export function FocusBracket(_props: FocusBracketProps) {
  return null;
}
