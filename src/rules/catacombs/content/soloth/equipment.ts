import { chain, effect, FIREBALL, MISSILE, MOVEMENT, pitch, PUNCH } from '../attacks';
import type { EquipmentCard } from '../cards/equipmentCard';
import { HERO_IDS, type SOLOTH_EQUIPMENT_IDS } from '../../words/ids';

export const SOLOTH_EQUIPMENT: Readonly<Record<(typeof SOLOTH_EQUIPMENT_IDS)[number], EquipmentCard>> = {
  // SOL-028
  'equipment:war-hammer': {
    id: 'equipment:war-hammer',
    price: 500,
    owners: ['hero:barbarian', 'hero:paladin'],
    use: { kind: 'lasting' },
  },
  // SOL-272
  'equipment:phoenix-feather': {
    id: 'equipment:phoenix-feather',
    price: 500,
    owners: HERO_IDS,
    use: { kind: 'lasting' },
  },
  'equipment:throwing-axe': {
    id: 'equipment:throwing-axe',
    price: 400,
    owners: ['hero:barbarian'],
    use: {
      kind: 'action',
      action: { id: 'equipment:throwing-axe', kind: 'special', steps: [pitch(PUNCH), pitch(MISSILE)] },
      isUsedUp: false,
    },
  },
  'equipment:arrow-fan': {
    id: 'equipment:arrow-fan',
    price: 500,
    owners: ['hero:elf'],
    use: {
      kind: 'action',
      action: { id: 'equipment:arrow-fan', kind: 'special', steps: [chain(3, MISSILE)] },
      isUsedUp: false,
      isOncePerRoom: true,
    },
  },
  'equipment:smoke-phial': {
    id: 'equipment:smoke-phial',
    price: 500,
    owners: ['hero:thief'],
    use: {
      kind: 'action',
      action: {
        id: 'equipment:smoke-phial',
        kind: 'special',
        steps: [pitch(MOVEMENT), pitch(PUNCH), pitch(MOVEMENT)],
      },
      isUsedUp: false,
    },
  },
  'equipment:crystal-wand': {
    id: 'equipment:crystal-wand',
    price: 500,
    owners: ['hero:wizard'],
    use: {
      kind: 'action',
      action: { id: 'equipment:crystal-wand', kind: 'special', steps: [pitch(MISSILE)] },
      isUsedUp: false,
    },
  },
  // SOL-101
  'equipment:ice-bracelet': {
    id: 'equipment:ice-bracelet',
    price: 400,
    owners: ['hero:ice-princess'],
    use: { kind: 'lasting' },
  },
  'equipment:mirror-shield': {
    id: 'equipment:mirror-shield',
    price: 400,
    owners: ['hero:ice-princess'],
    use: { kind: 'lasting' },
  },
  // SOL-122
  'equipment:blessed-plate': {
    id: 'equipment:blessed-plate',
    price: 500,
    owners: ['hero:paladin'],
    use: { kind: 'lasting' },
  },
  'equipment:sun-mace': {
    id: 'equipment:sun-mace',
    price: 500,
    owners: ['hero:paladin'],
    use: { kind: 'lasting' },
  },
  'equipment:pavise': {
    id: 'equipment:pavise',
    price: 300,
    owners: ['hero:elf', 'hero:barbarian', 'hero:ice-princess', 'hero:paladin', 'hero:witch-hunter'],
    use: {
      kind: 'action',
      action: { id: 'equipment:pavise', kind: 'special', steps: [effect('effect:pavise')] },
      isUsedUp: false,
      isOncePerRoom: true,
    },
  },
  'equipment:mail-shirt': {
    id: 'equipment:mail-shirt',
    price: 400,
    owners: ['hero:barbarian', 'hero:thief', 'hero:paladin', 'hero:witch-hunter'],
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
