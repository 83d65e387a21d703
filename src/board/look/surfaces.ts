import {
  FilterMode,
  MipmapMode,
  Skia,
  TileMode,
  type SkCanvas,
  type SkImage,
  type SkShader,
  type SkSurface,
} from '@shopify/react-native-skia';
import { IS_SHARED, makeOffscreen } from './offscreen';

function openSurface(widthPx: number, heightPx: number): SkSurface {
  const surface = makeOffscreen(Math.ceil(widthPx), Math.ceil(heightPx));
  if (surface === null) throw new Error(`no surface of ${widthPx} × ${heightPx} pixels`);
  return surface;
}

/** A snapshot may live on a graphics context that no other canvas shares: a copy in memory does not. */
function inMemory(snapshot: SkImage): SkImage {
  const copy = snapshot.makeNonTextureImage();
  if (copy) snapshot.dispose();
  return copy ?? snapshot;
}

function pictureOn(surface: SkSurface): SkImage {
  surface.flush();
  const snapshot = surface.makeImageSnapshot();
  surface.dispose();
  return snapshot;
}

/** Draws once into an image that any canvas can show afterwards. */
export function bakeImage(widthPx: number, heightPx: number, draw: (canvas: SkCanvas) => void): SkImage {
  const surface = openSurface(widthPx, heightPx);
  draw(surface.getCanvas());
  return inMemory(pictureOn(surface));
}

/** What is painted bit by bit. It has to be finished, or dropped. */
export interface Easel {
  readonly canvas: SkCanvas;
  /** A picture that only canvases show: nobody waits for it, and nobody can read it. */
  finish(): SkImage;
  drop(): void;
}

export function openEasel(widthPx: number, heightPx: number): Easel {
  const surface = openSurface(widthPx, heightPx);
  return {
    canvas: surface.getCanvas(),
    finish: () => (IS_SHARED ? pictureOn(surface) : inMemory(pictureOn(surface))),
    drop: () => surface.dispose(),
  };
}

/** All of it at once. */
export function bakeForCanvas(widthPx: number, heightPx: number, draw: (canvas: SkCanvas) => void): SkImage {
  const easel = openEasel(widthPx, heightPx);
  draw(easel.canvas);
  return easel.finish();
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
