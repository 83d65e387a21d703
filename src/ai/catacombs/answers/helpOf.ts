import { EQUIPMENT_CARDS, type EquipmentId } from '../../../rules/catacombs';

/** Where a card helps more or less in a fight than its price says. */
const HELPS: Readonly<Partial<Record<EquipmentId, number>>> = {
  'equipment:great-axe': 9,
  'equipment:shadow-cloak': 7,
  'equipment:throwing-knives': 8,
  'equipment:barbed-arrow': 6,
  'equipment:iron-ring': 5,
  'equipment:healing-potion': 4,
  'equipment:rage-draught': 4,
  'equipment:map': 1,
  'equipment:war-hammer': 6,
  'equipment:phoenix-feather': 7,
  'equipment:throwing-axe': 6,
  'equipment:arrow-fan': 7,
  'equipment:smoke-phial': 6,
  'equipment:crystal-wand': 8,
};

const GOLD_PER_HELP = 100;

/** How much a card helps in a fight; as much as it costs, for want of a better guess. */
export const helpOf = (id: EquipmentId): number => HELPS[id] ?? EQUIPMENT_CARDS[id].price / GOLD_PER_HELP;
