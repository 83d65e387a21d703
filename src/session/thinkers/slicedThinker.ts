import type { Brains, Decision, Pondered, Pondering } from '../../ai/core';
import { err, ok } from '../../lib';
import type { Thinker } from '../game/thinker';
import { brainOf } from './brainOf';

export interface SlicedThinkerOptions {
  readonly brains: Brains;
  /** Lets others have their turn: settled when thought may go on. */
  readonly pause: () => Promise<void>;
  /** Begins a slice; what it answers says, after each step, whether that slice is over. */
  readonly beginSlice: () => () => boolean;
}

/**
 * Thinks a little at a time, where there is no other thread to think on. However it is cut, the thought is the same:
 * only how soon it is over depends on the slices. A thought that is called off ends with its slice.
 */
export function slicedThinker({ brains, pause, beginSlice }: SlicedThinkerOptions): Thinker {
  let calledOff: object = {};

  async function throughSlices<P extends Pondered>(
    pondering: Pondering<Decision<P> | null>,
  ): Promise<Decision<P> | null> {
    const thought = calledOff;
    for (;;) {
      await pause();
      if (thought !== calledOff) return null;
      const isOver = beginSlice();
      do {
        const step = pondering.next();
        if (step.done === true) return step.value;
      } while (!isOver());
    }
  }

  return {
    async think(job) {
      const brain = brainOf(brains, job);
      if (brain === null) return err('unknownGame');
      try {
        return ok(await throughSlices(brain.ponder(job)));
      } catch {
        return err('failed');
      }
    },
    cancel() {
      calledOff = {};
    },
  };
}
