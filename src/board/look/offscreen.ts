import { Skia, type SkSurface } from '@shopify/react-native-skia';

/** A surface to draw on once, out of sight. */
export function makeOffscreen(widthPx: number, heightPx: number): SkSurface | null {
  return Skia.Surface.MakeOffscreen(widthPx, heightPx);
}

/** Whether what is painted out of sight may stay on the graphics card: here canvases have contexts of their own. */
export const IS_SHARED = false;
