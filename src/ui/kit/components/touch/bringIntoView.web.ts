import type { View } from 'react-native';

/** Scrolls whatever it lies in, no farther than it must, so that all of it is seen. */
export function bringIntoView(view: View | null): void {
  const element: unknown = view;
  if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest' });
}
