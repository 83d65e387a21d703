import { decide } from '../../../src/ai/catacombs';
import type { Thinker } from '../../../src/session/thinkers/thinker';

/** Thinks at once, on the spot. */
export const directThinker: Thinker = {
  think: async (asked) => decide(asked),
  cancel: () => undefined,
};
