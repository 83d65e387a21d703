import { brain as catacombs } from './catacombs';
import type { Brains } from './core';

/** Who thinks, by the ids of their games. */
export const BRAINS = { catacombs } as const satisfies Brains;
