import { BASE_LORDS } from './base/lords';
import type { LordId } from '../words/ids';
import type { LordCard } from './lordCard';
import { SOLOTH_LORDS } from './soloth/lords';

export const LORD_CARDS: Readonly<Record<LordId, LordCard>> = { ...BASE_LORDS, ...SOLOTH_LORDS };
