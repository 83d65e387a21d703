import { slicedThinker } from './slicedThinker';

/** Half a frame of a fast display: the other half is the table's. */
const SLICE_MS = 4;

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function beginSlice(): () => boolean {
  const endsAtMs = performance.now() + SLICE_MS;
  return () => performance.now() >= endsAtMs;
}

/** Thinks between frames, a slice after each has been drawn. */
export const frameThinker = slicedThinker({ pause: nextFrame, beginSlice });
