import type { LevelChange } from '../words/levels';
import type {
  Goods,
  GoodsId,
  Grimoire,
  GrimoireId,
  MagicObject,
  ObjectId,
  Potion,
  PotionId,
  Rune,
  RuneId,
  Scroll,
  ScrollId,
} from '../words/things';

const NO_CHANGE: LevelChange = {};
const WORN = {
  kind: 'object',
  wards: [],
  testDice: NO_CHANGE,
  magicDice: 0,
  needs: NO_CHANGE,
  needsInitiation: false,
  weight: 1,
} as const;
const AMULET = { ...WORN, category: 'amulet', sale: 150 } as const;
const RING = { ...WORN, category: 'ring' } as const;
const SCEPTRE = { ...WORN, category: 'sceptre' } as const;

/** REIGN-189. */
const OBJECTS: Readonly<Record<ObjectId, Omit<MagicObject, 'id'>>> = {
  'object:blessed-amulet': { ...AMULET, wards: ['poison'] },
  'object:ice-amulet': { ...AMULET, wards: ['fire'] },
  'object:amulet-of-courage': { ...AMULET, wards: ['fear'] },
  'object:ring-of-agility': { ...RING, testDice: { agility: 1 }, sale: 100 },
  'object:ring-of-teleportation': { ...RING, sale: 150 },
  'object:ring-of-divination': { ...RING, sale: 100 },
  'object:boots-of-speed': { ...WORN, category: 'boots', sale: 150 },
  'object:old-kings-crown': { ...WORN, category: 'crown', testDice: { charisma: 1 }, sale: 75, weight: 2 },
  'object:healing-stone': { ...WORN, category: 'stone', sale: 300 },
  'object:apprentices-sceptre': { ...SCEPTRE, magicDice: 1, needs: { magic: 4 }, sale: 25, weight: 4 },
  'object:sceptre': { ...SCEPTRE, magicDice: 2, needs: { magic: 5 }, needsInitiation: true, sale: 75, weight: 5 },
};

export const objectOf = (id: ObjectId): MagicObject => ({ ...OBJECTS[id], id });

/** REIGN-188: each weighs 1. */
const POTION_SALES: Readonly<Record<PotionId, number>> = {
  'potion:invisibility': 50,
  'potion:invulnerability': 50,
  'potion:force': 25,
  'potion:resistance': 25,
  'potion:speed': 75,
  'potion:curing': 25,
  'potion:healing': 2,
};

export const potionOf = (id: PotionId): Potion => ({ kind: 'potion', id, sale: POTION_SALES[id], weight: 1 });

/** REIGN-190: each weighs 1. */
const SCROLL_SALES: Readonly<Record<ScrollId, number>> = {
  'scroll:banishment': 100,
  'scroll:curing': 100,
  'scroll:protection': 100,
  'scroll:teleportation': 100,
  'scroll:time': 100,
  'scroll:resurrection': 150,
};

export const scrollOf = (id: ScrollId): Scroll => ({ kind: 'scroll', id, sale: SCROLL_SALES[id], weight: 1 });

/** REIGN-190: each weighs 4. */
const GRIMOIRE_SALES: Readonly<Record<GrimoireId, number>> = {
  'grimoire:black-magic': 25,
  'grimoire:white-magic': 25,
  'grimoire:magic-for-beggars': 25,
  'grimoire:necromancy': 200,
  'grimoire:demonology': 200,
};

export const grimoireOf = (id: GrimoireId): Grimoire => ({
  kind: 'grimoire',
  id,
  needsInitiation: id !== 'grimoire:magic-for-beggars',
  sale: GRIMOIRE_SALES[id],
  weight: 4,
});

/** REIGN-193: each raises a level by one, or life by five. */
const RUNE_LEVELS: Readonly<Record<RuneId, Rune['level']>> = {
  'rune:combat': 'melee',
  'rune:shooting': 'shooting',
  'rune:force': 'force',
  'rune:resistance': 'endurance',
  'rune:will': 'will',
  'rune:charisma': 'charisma',
  'rune:agility': 'agility',
  'rune:life': null,
  'rune:knowledge': 'intelligence',
  'rune:dexterity': 'dexterity',
  'rune:magic': 'magic',
};

export const runeOf = (id: RuneId): Rune => ({
  kind: 'rune',
  id,
  level: RUNE_LEVELS[id],
  hitPoints: id === 'rune:life' ? 5 : 0,
  sale: 500,
  weight: 0,
});

/** REIGN-309: they sell for half of what they cost. */
const GOODS: Readonly<Record<GoodsId, { readonly sale: number; readonly weight: number }>> = {
  'goods:spike-trap-kit': { sale: 30, weight: 4 },
  'goods:lock-picks': { sale: 25, weight: 1 },
  'goods:rope': { sale: 10, weight: 3 },
  'goods:strongbox': { sale: 50, weight: 0 },
};

export const goodsOf = (id: GoodsId): Goods => ({ kind: 'goods', id, ...GOODS[id] });
