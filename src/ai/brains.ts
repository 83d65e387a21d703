import { brain as catacombs } from './catacombs';
import { brain as conquest } from './conquest';
import type { Brains } from './core';
import { brain as gym } from './gym';
import { brain as reign } from './reign';

/** Who thinks, by the ids of their games. */
export const BRAINS = { catacombs, conquest, gym, reign } as const satisfies Brains;
