import { Skia, type SkCanvas, type SkImage, type SkSurface } from '@shopify/react-native-skia';
import { JsiSkImage } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkImage';
import { JsiSkSurface } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkSurface';

type CanvasKitApi = ConstructorParameters<typeof JsiSkSurface>[0];
type Graphics = NonNullable<ReturnType<CanvasKitApi['MakeWebGLContext']>>;

interface Bench {
  readonly canvas: OffscreenCanvas;
  readonly graphics: Graphics;
}

declare const CanvasKit: CanvasKitApi;

let bench: Bench | null = null;

function openBench(): Bench | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const canvas = new OffscreenCanvas(1, 1);
  const graphics = CanvasKit.MakeWebGLContext(CanvasKit.GetWebGLContext(canvas));
  return graphics && { canvas, graphics };
}

const isLost = ({ canvas }: Bench): boolean => canvas.getContext('webgl2')?.isContextLost() ?? true;

/** Browsers allow a page few graphics contexts and then take away the oldest, which is the one on screen: all baking shares one. */
function benchNow(): Bench | null {
  if (!bench || isLost(bench)) bench = openBench();
  return bench;
}

/** A surface to draw on once, out of sight. */
export function makeOffscreen(widthPx: number, heightPx: number): SkSurface | null {
  const at = benchNow();
  const target = at && CanvasKit.MakeRenderTarget(at.graphics, widthPx, heightPx);
  return target ? new JsiSkSurface(CanvasKit, target) : Skia.Surface.Make(widthPx, heightPx);
}

/** As every context here has been opened. */
const SAMPLES = 0;
const STENCIL_BITS = 8;

function paintOn({ canvas, graphics }: Bench, widthPx: number, heightPx: number, draw: (canvas: SkCanvas) => void) {
  canvas.width = widthPx;
  canvas.height = heightPx;
  const { SRGB } = CanvasKit.ColorSpace;
  const whole = CanvasKit.MakeOnScreenGLSurface(graphics, widthPx, heightPx, SRGB, SAMPLES, STENCIL_BITS);
  if (!whole) return null;
  const surface = new JsiSkSurface(CanvasKit, whole);
  const onto = surface.getCanvas();
  onto.clear(Float32Array.of(0, 0, 0, 0));
  draw(onto);
  surface.flush();
  const bitmap = canvas.transferToImageBitmap();
  whole.delete();
  return bitmap;
}

/**
 * A picture for canvases alone. It stays on the graphics card, handed over by the browser: to read it back would hold the
 * page up until all that is drawn has been. null where this browser cannot.
 */
export function paintForCanvas(widthPx: number, heightPx: number, draw: (canvas: SkCanvas) => void): SkImage | null {
  const at = benchNow();
  if (!at) return null;
  const bitmap = paintOn(at, widthPx, heightPx, draw);
  // Its own memory is not needed until the next picture.
  at.canvas.width = 1;
  at.canvas.height = 1;
  if (!bitmap) return null;
  const { ColorType, AlphaType, ColorSpace } = CanvasKit;
  const info = {
    ...{ width: widthPx, height: heightPx },
    ...{ colorType: ColorType.RGBA_8888, alphaType: AlphaType.Premul, colorSpace: ColorSpace.SRGB },
  };
  return new JsiSkImage(CanvasKit, CanvasKit.MakeLazyImageFromTextureSource(bitmap, info, true));
}
