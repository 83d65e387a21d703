import { Skia, type SkCanvas, type SkImage, type SkSurface } from '@shopify/react-native-skia';

/** A surface to draw on once, out of sight. */
export function makeOffscreen(widthPx: number, heightPx: number): SkSurface | null {
  return Skia.Surface.MakeOffscreen(widthPx, heightPx);
}

/** A picture that never leaves the graphics card: null, since here it has to live in memory. */
export function paintForCanvas(_widthPx: number, _heightPx: number, _draw: (canvas: SkCanvas) => void): SkImage | null {
  return null;
}
