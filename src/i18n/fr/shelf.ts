import type { Wording } from '../wording';

export const shelf: Wording['shelf'] = {};
