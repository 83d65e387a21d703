import type { Wording } from '../wording';

export const table: Wording['table'] = {};
