import { Skia, type SkSurface } from '@shopify/react-native-skia';
import { JsiSkSurface } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkSurface';
import { theGraphics } from '../graphics/theCanvas';

type CanvasKitApi = ConstructorParameters<typeof JsiSkSurface>[0];

declare const CanvasKit: CanvasKitApi;

/** A surface that lives on the graphics card, with the context of the one canvas; null where there is none. */
function onTheCard(widthPx: number, heightPx: number): SkSurface | null {
  const graphics = theGraphics();
  const target = graphics && CanvasKit.MakeRenderTarget(graphics, widthPx, heightPx);
  return target ? new JsiSkSurface(CanvasKit, target) : null;
}

/** A surface to draw on once, out of sight. */
export const makeOffscreen = (widthPx: number, heightPx: number): SkSurface | null =>
  onTheCard(widthPx, heightPx) ?? Skia.Surface.Make(widthPx, heightPx);

/**
 * What is painted for the canvas stays on the graphics card, which has one context: to read it back would hold the page up
 * until all that is drawn has been.
 */
export const IS_SHARED = true;
