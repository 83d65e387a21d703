import { brain } from '../../ai/gym';
import type { Thinker } from '../game/thinker';
import { slicedThinker } from '../thinkers/slicedThinker';

/** Of each frame so much is thought: the board goes on being drawn. */
const SLICE_MS = 8;

/** Whoever practises may ask how it is done. */
export const gymThinker = (): Thinker =>
  slicedThinker({
    brains: { gym: brain },
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    beginSlice() {
      const endsAtMs = performance.now() + SLICE_MS;
      return () => performance.now() >= endsAtMs;
    },
  });
