import type { Wording } from '../wording';

export const aim: Wording['aim'] = {};
