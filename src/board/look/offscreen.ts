import { Skia, type SkSurface } from '@shopify/react-native-skia';

/** A surface to draw on once, out of sight. It is to be disposed of after its picture is taken. */
export function makeOffscreen(widthPx: number, heightPx: number): SkSurface | null {
  return Skia.Surface.MakeOffscreen(widthPx, heightPx);
}
