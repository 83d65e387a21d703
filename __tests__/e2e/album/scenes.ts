import { DUEL_SCENES } from './duel/scenes';
import { EXPANSION_SCENES } from './expansionScenes';
import type { Scene } from './look';
import { PEOPLE_SCENES } from './peopleScenes';
import { SHELF_SCENES } from './shelfScenes';
import { TABLE_SCENES } from './tableScenes';

export const SCENES: readonly Scene[] = [
  ...TABLE_SCENES,
  ...SHELF_SCENES,
  ...PEOPLE_SCENES,
  ...EXPANSION_SCENES,
  ...DUEL_SCENES,
];

/** The longest that anybody stays at one, on a machine that others keep busy. */
export const SCENE_MS = 60_000;
