import { BRAINS } from '../../ai/brains';
import { frameSlice } from './frameSlice';
import { slicedThinker } from './slicedThinker';

const slice = frameSlice();

const nextFrame = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame((atMs) => {
      slice.frameBegan(atMs);
      setTimeout(resolve);
    }),
  );

function beginSlice(): () => boolean {
  const endsAtMs = performance.now() + slice.ms;
  return () => performance.now() >= endsAtMs;
}

/** Thinks between frames, a slice after each has been drawn. */
export const frameThinker = slicedThinker({ brains: BRAINS, pause: nextFrame, beginSlice });
