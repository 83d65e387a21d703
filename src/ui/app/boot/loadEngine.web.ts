import { err, ok, type Result } from '../../../lib';
import { download } from './download';
import type { EngineFault, OnProgress } from './engine';
import { ENGINE_BYTES, ENGINE_URL } from './engineFile';
import { forgetContexts, type CanvasKitApi } from './forgetContexts';

declare const CanvasKit: CanvasKitApi;

const hasWasm = (): boolean => typeof WebAssembly === 'object' && typeof WebAssembly.instantiate === 'function';

function hasWebgl2(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // A browser allows few contexts: this one is given back.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

async function start(engine: Blob): Promise<void> {
  const url = URL.createObjectURL(engine);
  try {
    const { LoadSkiaWeb } = await import('@shopify/react-native-skia/lib/module/web');
    await LoadSkiaWeb({ locateFile: () => url });
    forgetContexts(CanvasKit);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** In a browser Skia is a file of its own, fetched where its progress can be told. */
export async function loadEngine(onProgress: OnProgress): Promise<Result<null, EngineFault>> {
  if (!hasWasm()) return err('wasm');
  if (!hasWebgl2()) return err('webgl');
  try {
    await start(await download(ENGINE_URL, 'application/wasm', ENGINE_BYTES, onProgress));
    return ok(null);
  } catch {
    return err('network');
  }
}
