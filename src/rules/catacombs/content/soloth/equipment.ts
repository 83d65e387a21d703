import type { EquipmentCard } from '../equipmentCard';
import { HERO_IDS, type SOLOTH_EQUIPMENT_IDS } from '../ids';

export const SOLOTH_EQUIPMENT: Readonly<Record<(typeof SOLOTH_EQUIPMENT_IDS)[number], EquipmentCard>> = {
  // SOL-028
  'equipment:war-hammer': {
    id: 'equipment:war-hammer',
    price: 500,
    owners: ['hero:barbarian'],
    use: { kind: 'lasting' },
  },
  // SOL-272
  'equipment:phoenix-feather': {
    id: 'equipment:phoenix-feather',
    price: 500,
    owners: HERO_IDS,
    use: { kind: 'lasting' },
  },
};
