import type { LayoutChangeEvent } from 'react-native';

/** Keeps the height of whatever has been laid out. */
export const heightInto =
  (keep: (heightPt: number) => void) =>
  ({ nativeEvent: { layout } }: LayoutChangeEvent): void =>
    keep(layout.height);
