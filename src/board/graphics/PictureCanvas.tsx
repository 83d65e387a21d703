import { Canvas } from '@shopify/react-native-skia';
import type { PictureCanvasProps } from './pictureCanvasProps';

/** A canvas that draws what is in it. On a phone Skia keeps its surface itself. */
export function PictureCanvas({ style, children }: PictureCanvasProps) {
  return <Canvas style={style}>{children}</Canvas>;
}
