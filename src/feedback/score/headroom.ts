/** The recordings peak at 0.9: two at full gain at once would clip. */
const MOST_GAIN = 1;
/** In this time a clack's peaks fall to a third. */
const DECAY_MS = 12;
/** A blow that is left with less than this of its own gain is drowned by the one before. */
const DROWNED_BELOW = 0.15;

/** Lowers or drops what comes on top of blows that still sound, so that the sum never clips, on any player. */
export function withinHeadroom<T extends { readonly atMs: number; readonly gain: number }>(blows: readonly T[]): T[] {
  let sounding = 0;
  let lastMs = 0;
  return blows.flatMap((blow) => {
    sounding *= Math.exp(-(blow.atMs - lastMs) / DECAY_MS);
    lastMs = blow.atMs;
    const gain = Math.min(blow.gain, MOST_GAIN - sounding);
    if (gain < DROWNED_BELOW * blow.gain) return [];
    sounding += gain;
    return [{ ...blow, gain }];
  });
}
