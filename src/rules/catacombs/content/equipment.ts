import { BASE_EQUIPMENT } from './base/equipment';
import type { EquipmentCard } from './cards/equipmentCard';
import { BASE_EQUIPMENT_IDS, SOLOTH_EQUIPMENT_IDS, type EquipmentId, type Expansion } from '../words/ids';
import { SOLOTH_EQUIPMENT } from './soloth/equipment';
import { VERMIN_EQUIPMENT } from './vermin/equipment';
import { VERMIN_EQUIPMENT_IDS, WITH_SOLOTH_ICON } from '../words/verminIds';

export const EQUIPMENT_CARDS: Readonly<Record<EquipmentId, EquipmentCard>> = {
  ...BASE_EQUIPMENT,
  ...SOLOTH_EQUIPMENT,
  ...VERMIN_EQUIPMENT,
};

const EQUIPMENT_OF: Readonly<Record<Expansion, readonly EquipmentId[]>> = {
  soloth: SOLOTH_EQUIPMENT_IDS,
  vermin: VERMIN_EQUIPMENT_IDS,
  workshop: [],
};

const isOfUse = (id: EquipmentId, expansions: readonly Expansion[]): boolean =>
  expansions.includes('soloth') || !WITH_SOLOTH_ICON.includes(id);

/** The Equipment cards of the base game and of what is played with it (SOL-227, VERM-074, VERM-206). */
export const equipmentOf = (expansions: readonly Expansion[]): readonly EquipmentId[] => [
  ...BASE_EQUIPMENT_IDS,
  ...expansions.flatMap((expansion) => EQUIPMENT_OF[expansion].filter((id) => isOfUse(id, expansions))),
];
