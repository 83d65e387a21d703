import { chain, effect, MISSILE } from '../attacks';
import type { EquipmentCard } from '../cards/equipmentCard';
import type { VERMIN_EQUIPMENT_IDS } from '../../words/verminIds';

/** The one Item: of use in two ways, and either is paid for in magic (VERM-158, VERM-159). */
export const VERMIN_EQUIPMENT: Readonly<Record<(typeof VERMIN_EQUIPMENT_IDS)[number], EquipmentCard>> = {
  'equipment:serpent-rod': {
    id: 'equipment:serpent-rod',
    price: 500,
    owners: ['hero:sorceress'],
    use: {
      kind: 'action',
      action: { id: 'equipment:serpent-rod', kind: 'special', steps: [chain(3, MISSILE)] },
      alternative: { id: 'draw-venom', kind: 'special', steps: [effect('effect:draw-venom')], magic: 2 },
      isUsedUp: false,
    },
    magic: 2,
  },
};
