import type { SkPicture } from '@shopify/react-native-skia';
import { JsiSkSurface } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkSurface';

type CanvasKitApi = ConstructorParameters<typeof JsiSkSurface>[0];

declare const CanvasKit: CanvasKitApi;

interface OnScreen {
  readonly canvas: HTMLCanvasElement;
  readonly surface: JsiSkSurface;
}

const NOTHING = Float32Array.of(0, 0, 0, 0);

let onScreen: OnScreen | null = null;

/** Of another size it is another surface of the same context, with all that has been compiled and handed to it. */
function surfaceOf(canvas: HTMLCanvasElement, widthPx: number, heightPx: number): JsiSkSurface | null {
  const isAsItWas = canvas.width === widthPx && canvas.height === heightPx;
  if (onScreen?.canvas === canvas && isAsItWas) return onScreen.surface;
  onScreen?.surface.ref.delete();
  onScreen = null;
  [canvas.width, canvas.height] = [widthPx, heightPx];
  const made = CanvasKit.MakeWebGLCanvasSurface(canvas);
  if (made === null) return null;
  onScreen = { canvas, surface: new JsiSkSurface(CanvasKit, made) };
  return onScreen.surface;
}

/** Shows a picture, drawn in points, as large as the canvas is laid out; null: nothing. */
export function paintPicture(canvas: HTMLCanvasElement, picture: SkPicture | null): void {
  const scale = window.devicePixelRatio;
  const widthPx = Math.trunc(canvas.clientWidth * scale);
  const heightPx = Math.trunc(canvas.clientHeight * scale);
  const surface = widthPx > 0 && heightPx > 0 ? surfaceOf(canvas, widthPx, heightPx) : null;
  if (surface === null) return;
  const onto = surface.getCanvas();
  onto.clear(NOTHING);
  if (picture !== null) {
    onto.save();
    onto.scale(scale, scale);
    onto.drawPicture(picture);
    onto.restore();
  }
  surface.flush();
}
