import type { Wording } from '../wording';

export const cards: Wording['cards'] = {};
