import type { Wording } from '../wording';

export const prompts: Wording['prompts'] = {};
