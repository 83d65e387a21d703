import type { OnProgress } from './engine';

/** Fetches a file and tells how much of it is here; `expectedBytes` is its size once unpacked. */
export async function download(
  url: string,
  contentType: string,
  expectedBytes: number,
  onProgress: OnProgress,
): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok || response.body === null) throw new Error(`${url} answered ${response.status}`);
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let receivedBytes = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    receivedBytes += step.value.byteLength;
    onProgress(Math.min(1, receivedBytes / expectedBytes));
  }
  return new Blob(parts, { type: contentType });
}
