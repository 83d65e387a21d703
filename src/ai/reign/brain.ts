import type { Brain } from '../core';
import { ponder, type PonderedReign } from './decide';
import { MINDS } from './minds';

export const brain: Brain<PonderedReign> = { minds: MINDS, ponder };
