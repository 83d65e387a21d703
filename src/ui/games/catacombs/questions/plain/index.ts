import { BLOWS } from './blows';
import { DEEDS } from './deeds';
import { MATTERS } from './matters';
import { VERMIN } from './vermin';

import type { PlainRows } from './plain';

export { plain } from './plain';

export type PlainKind = keyof typeof BLOWS | keyof typeof DEEDS | keyof typeof MATTERS | keyof typeof VERMIN;

/** Every question that keeps nothing half made, as data. */
export const PLAIN: PlainRows<PlainKind> = { ...BLOWS, ...DEEDS, ...MATTERS, ...VERMIN };
