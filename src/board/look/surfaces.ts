import {
  FilterMode,
  MipmapMode,
  Skia,
  TileMode,
  type SkCanvas,
  type SkImage,
  type SkShader,
} from '@shopify/react-native-skia';
import { makeOffscreen, paintForCanvas } from './offscreen';

/** Draws once into an image that any canvas can show afterwards. */
export function bakeImage(widthPx: number, heightPx: number, draw: (canvas: SkCanvas) => void): SkImage {
  const surface = makeOffscreen(Math.ceil(widthPx), Math.ceil(heightPx));
  if (surface === null) throw new Error(`no surface of ${widthPx} × ${heightPx} pixels`);
  draw(surface.getCanvas());
  surface.flush();
  const snapshot = surface.makeImageSnapshot();
  // A snapshot may live on a graphics context that no other canvas shares: a copy in memory does not.
  const copy = snapshot.makeNonTextureImage();
  if (copy) snapshot.dispose();
  surface.dispose();
  return copy ?? snapshot;
}

/** The same where only canvases show it: nobody waits for it, and nobody can read it. */
export function bakeForCanvas(widthPx: number, heightPx: number, draw: (canvas: SkCanvas) => void): SkImage {
  const painted = paintForCanvas(Math.ceil(widthPx), Math.ceil(heightPx), draw);
  return painted ?? bakeImage(widthPx, heightPx, draw);
}

/** Reads an image pixel by pixel, as the data of another pass. */
export function pixelShader(image: SkImage): SkShader {
  return image.makeShaderOptions(TileMode.Clamp, TileMode.Clamp, FilterMode.Nearest, MipmapMode.None);
}

export function drawImageIn(
  canvas: SkCanvas,
  image: SkImage,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const source = Skia.XYWHRect(0, 0, image.width(), image.height());
  canvas.drawImageRectCubic(image, source, Skia.XYWHRect(x, y, width, height), 1 / 3, 1 / 3, Skia.Paint());
}
