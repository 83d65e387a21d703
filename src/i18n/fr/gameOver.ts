import type { Wording } from '../wording';

export const gameOver: Wording['gameOver'] = {};
