import type { Armour, ArmourId } from '../words/things';

type Printed = Pick<Armour, 'points' | 'sale' | 'weight'> & Partial<Armour>;

const PLAIN = {
  kind: 'armour',
  isMagic: false,
  isShield: false,
  hasParry: false,
  levels: {},
  wards: [],
  regeneration: 0,
  hasThrownPoints: false,
  isBlessed: false,
  wearer: null,
} as const;

const MAGIC = { isMagic: true } as const;
const HEAVY = { ...MAGIC, points: 2, weight: 22 } as const;
const SHIELD = { isShield: true, hasParry: true } as const;

/** REIGN-192, REIGN-309. */
const PRINTED: Readonly<Record<ArmourId, Printed>> = {
  'armour:masters': { ...HEAVY, levels: { charisma: 1, magic: -3 }, sale: 400 },
  'armour:regeneration': { ...HEAVY, levels: { magic: -3 }, regeneration: 1, sale: 750 },
  'armour:ghost': { ...MAGIC, points: 0, hasThrownPoints: true, sale: 500, weight: 10 },
  'armour:talisman': { ...MAGIC, points: 0, levels: { magic: -10 }, wards: ['spells'], sale: 600, weight: 28 },
  'armour:thrice-blessed': { ...HEAVY, levels: { magic: -3, agility: -1 }, isBlessed: true, sale: 600 },
  'armour:shield-of-courage': { ...MAGIC, ...SHIELD, points: 1, wards: ['fear'], sale: 100, weight: 8 },
  'armour:argika-mail': { ...MAGIC, points: 3, levels: { magic: -2 }, sale: 600, weight: 24 },
  'armour:great-argika-shield': { ...MAGIC, ...SHIELD, points: 2, sale: 100, weight: 9 },
  'armour:hell': { ...HEAVY, levels: { magic: -3 }, wards: ['fire'], sale: 400 },
  'armour:honed': { ...HEAVY, levels: { magic: -3 }, wards: ['web'], sale: 400 },
  'armour:sveins-bearskin': { ...MAGIC, points: 1, wearer: 'bearskin', sale: 400, weight: 8 },
  'armour:leather-jerkin': { points: 1, sale: 30, weight: 10 },
  // The habit of a monk: whoever is none wears it at −1 Magic (REIGN-309).
  'armour:studded-habit': { points: 2, levels: { magic: -1 }, sale: 80, weight: 16 },
  'armour:mail-shirt': { points: 2, sale: 75, weight: 20 },
  'armour:plain-shield': { ...SHIELD, points: 1, sale: 40, weight: 8 },
};

export const armourOf = (id: ArmourId): Armour => ({ ...PLAIN, ...PRINTED[id], id });
