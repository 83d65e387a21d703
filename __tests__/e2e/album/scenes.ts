import type { Look } from './look';
import { SHELF_SCENES } from './shelfScenes';
import { TABLE_SCENES } from './tableScenes';

/** One or more pictures that are reached together, from the list of games and back to it. */
export interface Scene {
  readonly name: string;
  readonly show: (look: Look) => Promise<void>;
}

export const SCENES: readonly Scene[] = [...TABLE_SCENES, ...SHELF_SCENES];
