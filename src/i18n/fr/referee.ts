import type { Wording } from '../wording';

export const referee: Wording['referee'] = {};
