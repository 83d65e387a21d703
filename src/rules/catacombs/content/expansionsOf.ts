import {
  EXPANSIONS,
  SOLOTH_EQUIPMENT_IDS,
  SOLOTH_HERO_IDS,
  SOLOTH_LORD_IDS,
  SOLOTH_MONSTER_IDS,
  type Expansion,
} from '../words/ids';
import { WORKSHOP_COMBAT_ROOM_IDS, WORKSHOP_MONSTER_IDS } from '../words/workshopIds';
import { VERMIN_EQUIPMENT_IDS, VERMIN_MONSTER_IDS, VERMIN_SPELL_IDS, WITH_SOLOTH_ICON } from '../words/verminIds';

const IDS_OF: Readonly<Record<Expansion, readonly string[]>> = {
  soloth: [...SOLOTH_HERO_IDS, ...SOLOTH_LORD_IDS, ...SOLOTH_MONSTER_IDS, ...SOLOTH_EQUIPMENT_IDS, ...WITH_SOLOTH_ICON],
  vermin: [...VERMIN_MONSTER_IDS, ...VERMIN_SPELL_IDS, ...VERMIN_EQUIPMENT_IDS],
  workshop: [...WORKSHOP_MONSTER_IDS, ...WORKSHOP_COMBAT_ROOM_IDS],
};

/** Where a card comes from; null: the base game. */
export const expansionOf = (id: string): Expansion | null =>
  EXPANSIONS.findLast((expansion) => IDS_OF[expansion].includes(id)) ?? null;

/** The expansions that these cards come from. */
export const expansionsOf = (ids: readonly string[]): readonly Expansion[] =>
  EXPANSIONS.filter((expansion) => ids.some((id) => IDS_OF[expansion].includes(id)));

/** Boxes that hold anything: there is no playing with an empty one. */
export const FILLED_EXPANSIONS: readonly Expansion[] = EXPANSIONS.filter((one) => IDS_OF[one].length > 0);
