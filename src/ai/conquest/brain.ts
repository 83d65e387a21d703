import type { Brain } from '../core';
import { ponder, type PonderedConquest } from './decide';
import { MINDS } from './minds';

export const brain: Brain<PonderedConquest> = { minds: MINDS, ponder };
