import { BRAINS } from '../../../src/ai/brains';
import { thoughtReply } from '../../../src/session/thinkers/thoughtReply';
import type { Thinker } from '../../../src/session/game/thinker';

/** Thinks at once, on the spot. */
export const directThinker: Thinker = {
  think: async (job) => thoughtReply(BRAINS, job),
  cancel: () => undefined,
};
