import type { Wording } from '../wording';

export const drawers: Wording['drawers'] = {};
