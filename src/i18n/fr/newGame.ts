import type { Wording } from '../wording';

export const newGame: Wording['newGame'] = {};
