import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

export interface PictureCanvasProps {
  readonly style: StyleProp<ViewStyle>;
  /** Components of Skia: they are drawn apart from the app. */
  readonly children: ReactNode;
}
