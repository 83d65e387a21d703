import { ok, type Result } from '../../../lib';
import type { EngineFault, OnProgress } from './engine';

/** On phones and tablets Skia is part of the app. */
export async function loadEngine(onProgress: OnProgress): Promise<Result<null, EngineFault>> {
  onProgress(1);
  return ok(null);
}
