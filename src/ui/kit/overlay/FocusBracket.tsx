import type { FocusBracketProps } from './focusBracket';

/** Where no key goes from thing to thing, none has to be kept inside. */
export function FocusBracket(_props: FocusBracketProps) {
  return null;
}
