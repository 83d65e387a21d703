import { z } from 'zod';
import { FILLED_EXPANSIONS } from '../content/expansionsOf';
import { EXPANSIONS } from '../words/ids';

/** A box by its name, and not an empty one: a game that was begun with more in it would go another way here. */
export const filledExpansion = z.enum(EXPANSIONS).refine((one) => FILLED_EXPANSIONS.includes(one), {
  error: ({ input }) => `there is nothing in the ${String(input)} here`,
});
