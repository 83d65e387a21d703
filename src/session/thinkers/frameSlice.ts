/** What thought takes of a frame: the table has little to draw while somebody thinks. */
const SHARE = 0.6;
const LEAST_MS = 4;
const MOST_MS = 10;
const USUAL_FRAME_MS = 1000 / 60;

/** How long a slice may be on this display, as far as its frames tell. */
export interface FrameSlice {
  readonly ms: number;
  /** A frame began, at a time that only counts beside that of the one before. */
  frameBegan(atMs: number): void;
}

/**
 * A frame that comes late says nothing of the display: thought itself may have held it up. The quickest does, and
 * a frame is never quicker than its display.
 */
export function frameSlice(): FrameSlice {
  let quickestMs = USUAL_FRAME_MS;
  let lastMs: number | null = null;
  return {
    get ms() {
      return Math.min(MOST_MS, Math.max(LEAST_MS, quickestMs * SHARE));
    },
    frameBegan(atMs) {
      const frameMs = lastMs === null ? 0 : atMs - lastMs;
      lastMs = atMs;
      if (frameMs >= LEAST_MS) quickestMs = Math.min(quickestMs, frameMs);
    },
  };
}
