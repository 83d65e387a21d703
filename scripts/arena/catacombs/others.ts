import type { decide, MINDS } from '../../../src/ai/catacombs';

/** The app's players as they were at another commit. */
export interface Others {
  readonly decide: typeof decide;
  readonly MINDS: typeof MINDS;
}

/** By the names of their commits: nobody, unless the bundle is made with some (`bundleWith.mjs`). */
export const OTHERS: Readonly<Record<string, Others>> = {};
