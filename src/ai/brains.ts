import { brain as catacombs } from './catacombs';
import { brain as conquest } from './conquest';
import type { Brains } from './core';
import { brain as gym } from './gym';

/** Who thinks, by the ids of their games. */
export const BRAINS = { catacombs, conquest, gym } as const satisfies Brains;
