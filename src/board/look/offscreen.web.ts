import { Skia, type SkSurface } from '@shopify/react-native-skia';
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

/**
 * A surface to draw on once, out of sight. Browsers allow a page few graphics contexts and then take away the oldest,
 * which is the one on screen: so all baking shares one.
 */
export function makeOffscreen(widthPx: number, heightPx: number): SkSurface | null {
  if (!bench || isLost(bench)) bench = openBench();
  const target = bench && CanvasKit.MakeRenderTarget(bench.graphics, widthPx, heightPx);
  return target ? new JsiSkSurface(CanvasKit, target) : Skia.Surface.Make(widthPx, heightPx);
}
