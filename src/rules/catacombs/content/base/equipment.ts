import { effect, MISSILE, pitch } from '../attacks';
import type { EquipmentCard } from '../cards/equipmentCard';
import { HERO_IDS, type BASE_EQUIPMENT_IDS } from '../../words/ids';

export const POTION_LIFE = 2;

export const BASE_EQUIPMENT: Readonly<Record<(typeof BASE_EQUIPMENT_IDS)[number], EquipmentCard>> = {
  'equipment:familiar': {
    id: 'equipment:familiar',
    price: 500,
    owners: ['hero:wizard'],
    use: { kind: 'lasting' },
    ally: 'ally:familiar',
  },
  'equipment:map': { id: 'equipment:map', price: 200, owners: HERO_IDS, use: { kind: 'lasting' } },
  'equipment:healing-potion': {
    id: 'equipment:healing-potion',
    price: 200,
    owners: HERO_IDS,
    use: {
      kind: 'action',
      action: { id: 'equipment:healing-potion', kind: 'special', steps: [effect('effect:potion')] },
      isUsedUp: true,
    },
  },
  'equipment:iron-ring': { id: 'equipment:iron-ring', price: 300, owners: HERO_IDS, use: { kind: 'oncePerRoom' } },
  'equipment:rage-draught': {
    id: 'equipment:rage-draught',
    price: 300,
    owners: ['hero:barbarian'],
    use: { kind: 'usedUp' },
  },
  'equipment:great-axe': {
    id: 'equipment:great-axe',
    price: 500,
    owners: ['hero:barbarian'],
    use: { kind: 'lasting' },
  },
  'equipment:barbed-arrow': {
    id: 'equipment:barbed-arrow',
    price: 400,
    owners: ['hero:elf'],
    use: { kind: 'oncePerRoom' },
  },
  'equipment:throwing-knives': {
    id: 'equipment:throwing-knives',
    price: 400,
    owners: ['hero:thief'],
    use: {
      kind: 'action',
      action: { id: 'equipment:throwing-knives', kind: 'special', steps: [pitch(MISSILE), pitch(MISSILE)] },
      isUsedUp: false,
    },
  },
  'equipment:shadow-cloak': {
    id: 'equipment:shadow-cloak',
    price: 500,
    owners: ['hero:thief'],
    use: { kind: 'oncePerRoom' },
  },
};
