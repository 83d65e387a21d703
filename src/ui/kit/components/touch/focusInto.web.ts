import type { View } from 'react-native';

/** The first stop of the key of tabulation in a place has the focus; the place itself where there is none. */
export function focusInto(place: View | null): void {
  const element: unknown = place;
  if (!(element instanceof HTMLElement)) return;
  const stop = element.querySelector<HTMLElement>('[tabindex="0"]:not(:disabled)');
  (stop ?? element).focus();
}
