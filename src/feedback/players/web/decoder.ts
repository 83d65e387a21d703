const SAMPLE_RATE_HZ = 44_100;

/** Decodes before the page may sound, so that the first touch is heard. */
export function offlineDecoder(): (address: string) => Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE_HZ);
  return async (address) => context.decodeAudioData(await (await fetch(address)).arrayBuffer());
}
