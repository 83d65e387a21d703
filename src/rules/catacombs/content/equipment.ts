import { BASE_EQUIPMENT } from './base/equipment';
import type { EquipmentCard } from './equipmentCard';
import { BASE_EQUIPMENT_IDS, SOLOTH_EQUIPMENT_IDS, type EquipmentId, type Expansion } from './ids';
import { SOLOTH_EQUIPMENT } from './soloth/equipment';

export type { EquipmentCard, EquipmentUse } from './equipmentCard';

export const EQUIPMENT_CARDS: Readonly<Record<EquipmentId, EquipmentCard>> = { ...BASE_EQUIPMENT, ...SOLOTH_EQUIPMENT };

const EQUIPMENT_OF: Readonly<Record<Expansion, readonly EquipmentId[]>> = {
  soloth: SOLOTH_EQUIPMENT_IDS,
  vermin: [],
};

/** The Equipment cards of the base game and of what is played with it (SOL-227). */
export const equipmentOf = (expansions: readonly Expansion[]): readonly EquipmentId[] => [
  ...BASE_EQUIPMENT_IDS,
  ...expansions.flatMap((expansion) => EQUIPMENT_OF[expansion]),
];
