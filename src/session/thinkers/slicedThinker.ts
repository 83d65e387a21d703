import { ponder } from '../../ai/catacombs';
import type { Thinker } from './thinker';

export interface SlicedThinkerOptions {
  /** Lets others have their turn: settled when thought may go on. */
  readonly pause: () => Promise<void>;
  /** Begins a slice; what it answers says, after each step, whether that slice is over. */
  readonly beginSlice: () => () => boolean;
}

/**
 * Thinks a little at a time, where there is no other thread to think on. However it is cut, the thought is the same:
 * only how soon it is over depends on the slices. A thought that is called off ends with its slice.
 */
export function slicedThinker({ pause, beginSlice }: SlicedThinkerOptions): Thinker {
  let calledOff: object = {};
  return {
    async think(asked) {
      const thought = calledOff;
      const pondering = ponder(asked);
      for (;;) {
        await pause();
        if (thought !== calledOff) return null;
        const isOver = beginSlice();
        do {
          const step = pondering.next();
          if (step.done === true) return step.value;
        } while (!isOver());
      }
    },
    cancel() {
      calledOff = {};
    },
  };
}
