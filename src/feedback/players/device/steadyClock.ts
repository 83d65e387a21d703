/** Two clocks of one device part by less than this in a second. */
const DRIFT = 1e-4;
/** Together they last as long as a buffer: one of them comes soon after it has been filled. */
const LOOKS = 8;
const LOOK_EVERY_MS = 3;

export interface SteadyClock {
  /** Looks at the clock for a while, to know it better. */
  watch(): void;
  /** What the clock would show if it did not stand still between two buffers. */
  nowS(): number;
  forget(): void;
}

/**
 * An audio clock goes on by a whole buffer at a time, up to 23 ms, and stands still between: what it shows is late by
 * anything up to that. It is never early, so that the least late of many looks is the truth.
 */
export function createSteadyClock(shownS: () => number): SteadyClock {
  let aheadS: number | null = null;
  let lookedAtMs = 0;
  const looks = new Set<ReturnType<typeof setTimeout>>();

  const look = (): number => {
    const atMs = performance.now();
    const seenS = shownS() - atMs / 1000;
    const knownS = aheadS === null ? seenS : aheadS - (DRIFT * (atMs - lookedAtMs)) / 1000;
    lookedAtMs = atMs;
    aheadS = Math.max(knownS, seenS);
    return aheadS;
  };
  const endLooks = (): void => {
    for (const timer of looks) clearTimeout(timer);
    looks.clear();
  };

  return {
    watch() {
      endLooks();
      for (let count = 0; count < LOOKS; count += 1) looks.add(setTimeout(look, count * LOOK_EVERY_MS));
    },
    nowS: () => look() + performance.now() / 1000,
    forget() {
      endLooks();
      aheadS = null;
    },
  };
}
