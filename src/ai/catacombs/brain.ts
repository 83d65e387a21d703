import type { Brain } from '../core';
import { ponder, type PonderedCatacombs } from './decide';
import { MINDS } from './minds';

export const brain: Brain<PonderedCatacombs> = { minds: MINDS, ponder };
