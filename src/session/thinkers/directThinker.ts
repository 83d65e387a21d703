import { decide } from '../../ai';
import type { Thinker } from './thinker';

/** Thinks at once, on the spot. */
export const directThinker: Thinker = {
  think: async (asked) => decide(asked),
  cancel: () => undefined,
};
