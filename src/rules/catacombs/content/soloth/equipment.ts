import { FIREBALL, MISSILE, MOVEMENT, pitch, PUNCH } from '../attack';
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
  'equipment:ember-wand': {
    id: 'equipment:ember-wand',
    price: 400,
    owners: ['hero:sorceress'],
    use: {
      kind: 'action',
      action: { id: 'equipment:ember-wand', kind: 'special', steps: [pitch(MISSILE), pitch(FIREBALL)] },
      isUsedUp: false,
    },
    magic: 2,
  },
  'equipment:moon-veil': {
    id: 'equipment:moon-veil',
    price: 500,
    owners: ['hero:sorceress'],
    use: { kind: 'oncePerRoom' },
    magic: 2,
  },
  'equipment:repeating-crossbow': {
    id: 'equipment:repeating-crossbow',
    price: 400,
    owners: ['hero:witch-hunter'],
    use: {
      kind: 'action',
      action: { id: 'equipment:repeating-crossbow', kind: 'special', steps: [pitch(MISSILE), pitch(MISSILE)] },
      isUsedUp: false,
    },
  },
  'equipment:silver-bolts': {
    id: 'equipment:silver-bolts',
    price: 300,
    owners: ['hero:witch-hunter'],
    use: { kind: 'lasting' },
  },
  'equipment:hunting-horn': {
    id: 'equipment:hunting-horn',
    price: 700,
    owners: ['hero:barbarian', 'hero:thief', 'hero:paladin', 'hero:witch-hunter'],
    use: { kind: 'lasting' },
    ally: 'ally:war-dog',
  },
  'equipment:boots-of-haste': {
    id: 'equipment:boots-of-haste',
    price: 400,
    owners: HERO_IDS,
    use: {
      kind: 'action',
      action: { id: 'equipment:boots-of-haste', kind: 'special', steps: [pitch(MOVEMENT), pitch(PUNCH)] },
      isUsedUp: false,
    },
  },
};
