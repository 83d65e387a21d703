import type { Wording } from '../wording';

export const records: Wording['records'] = {};
