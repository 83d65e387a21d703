import type { JsiSkSurface } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkSurface';

export type CanvasKitApi = Pick<
  ConstructorParameters<typeof JsiSkSurface>[0],
  'GetWebGLContext' | 'MakeWebGLContext' | 'deleteContext'
>;
type Handle = ReturnType<CanvasKitApi['GetWebGLContext']>;
type Canvas = Parameters<CanvasKitApi['GetWebGLContext']>[0];
type Graphics = NonNullable<ReturnType<CanvasKitApi['MakeWebGLContext']>>;

function isLost(canvas: Canvas): boolean {
  const context = canvas.getContext('webgl2');
  return context === null || !('isContextLost' in context) || context.isContextLost();
}

/** Its context has been given back, and nobody can draw on it any more. */
const isGone = (canvas: Canvas): boolean => !('isConnected' in canvas && canvas.isConnected) && isLost(canvas);

/**
 * CanvasKit holds on to every graphics context that it has ever opened, and so to its canvas: whenever another is opened,
 * those of canvases that are gone are forgotten. And it is asked for another at every new size of a canvas: that has the
 * one it had, with all that has been compiled and handed to it.
 */
export function forgetContexts(kit: CanvasKitApi): void {
  const openContext = kit.GetWebGLContext.bind(kit);
  const makeGraphics = kit.MakeWebGLContext.bind(kit);
  const canvases = new Map<Handle, Canvas>();
  const graphics = new Map<Handle, Graphics>();

  function forget(handle: Handle): void {
    graphics.get(handle)?.delete();
    kit.deleteContext(handle);
    graphics.delete(handle);
    canvases.delete(handle);
  }

  kit.GetWebGLContext = (canvas, options) => {
    const gone = [...canvases].filter(([, known]) => isGone(known));
    for (const [handle] of gone) forget(handle);
    const [known] = [...canvases].find(([, one]) => one === canvas && !isLost(one)) ?? [];
    if (known !== undefined) return known;
    const opened = openContext(canvas, options);
    canvases.set(opened, canvas);
    return opened;
  };
  kit.MakeWebGLContext = (handle) => {
    const known = graphics.get(handle);
    if (known !== undefined) return known;
    const made = makeGraphics(handle);
    if (made !== null) graphics.set(handle, made);
    return made;
  };
}
