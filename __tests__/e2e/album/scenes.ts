import { EXPANSION_SCENES } from './expansionScenes';
import type { Scene } from './look';
import { SHELF_SCENES } from './shelfScenes';
import { TABLE_SCENES } from './tableScenes';

export const SCENES: readonly Scene[] = [...TABLE_SCENES, ...SHELF_SCENES, ...EXPANSION_SCENES];
