import type { Amount } from './amount';
import type { LevelChange, LevelId } from './levels';

/** Ids of things are stable for ever once released. */
export const ORDINARY_WEAPON_IDS = [
  'weapon:rusty-sword',
  'weapon:bastard-sword',
  'weapon:cleaver',
  'weapon:two-handed-cleaver',
  'weapon:club',
  'weapon:great-club',
  'weapon:nunchaku',
  'weapon:great-nunchaku',
  'weapon:old-yew-bow',
  'weapon:repeating-crossbow',
  'weapon:spear',
] as const;
export const MAGIC_WEAPON_IDS = [
  'weapon:blessed-sword',
  'weapon:berserk-axe',
  'weapon:axe-of-might',
  'weapon:blade-of-fury',
  'weapon:hell-blade',
  'weapon:vampire-blade',
  'weapon:lightning-hammer',
  'weapon:blessed-flail',
  'weapon:bow-of-flame',
  'weapon:ghost-bow',
  'weapon:dragon-tooth-spear',
] as const;
export const TOWN_WEAPON_IDS = ['weapon:dagger', 'weapon:short-sword', 'weapon:hunting-bow'] as const;
export const WEAPON_IDS = [...ORDINARY_WEAPON_IDS, ...MAGIC_WEAPON_IDS, ...TOWN_WEAPON_IDS] as const;
export type WeaponId = (typeof WEAPON_IDS)[number];

export const MAGIC_ARMOUR_IDS = [
  'armour:masters',
  'armour:regeneration',
  'armour:ghost',
  'armour:talisman',
  'armour:thrice-blessed',
  'armour:shield-of-courage',
  'armour:argika-mail',
  'armour:great-argika-shield',
  'armour:hell',
  'armour:honed',
  'armour:sveins-bearskin',
] as const;
export const TOWN_ARMOUR_IDS = [
  'armour:leather-jerkin',
  'armour:studded-habit',
  'armour:mail-shirt',
  'armour:plain-shield',
] as const;
export const ARMOUR_IDS = [...MAGIC_ARMOUR_IDS, ...TOWN_ARMOUR_IDS] as const;
export type ArmourId = (typeof ARMOUR_IDS)[number];

export const POTION_IDS = [
  'potion:invisibility',
  'potion:invulnerability',
  'potion:force',
  'potion:resistance',
  'potion:speed',
  'potion:curing',
  'potion:healing',
] as const;
export type PotionId = (typeof POTION_IDS)[number];

export const OBJECT_IDS = [
  'object:blessed-amulet',
  'object:ice-amulet',
  'object:amulet-of-courage',
  'object:ring-of-agility',
  'object:ring-of-teleportation',
  'object:ring-of-divination',
  'object:boots-of-speed',
  'object:old-kings-crown',
  'object:healing-stone',
  'object:apprentices-sceptre',
  'object:sceptre',
] as const;
export type ObjectId = (typeof OBJECT_IDS)[number];

export const SCROLL_IDS = [
  'scroll:banishment',
  'scroll:curing',
  'scroll:protection',
  'scroll:teleportation',
  'scroll:time',
  'scroll:resurrection',
] as const;
export type ScrollId = (typeof SCROLL_IDS)[number];

export const GRIMOIRE_IDS = [
  'grimoire:black-magic',
  'grimoire:white-magic',
  'grimoire:magic-for-beggars',
  'grimoire:necromancy',
  'grimoire:demonology',
] as const;
export type GrimoireId = (typeof GRIMOIRE_IDS)[number];

export const RUNE_IDS = [
  'rune:combat',
  'rune:shooting',
  'rune:force',
  'rune:resistance',
  'rune:will',
  'rune:charisma',
  'rune:agility',
  'rune:life',
  'rune:knowledge',
  'rune:dexterity',
  'rune:magic',
] as const;
export type RuneId = (typeof RUNE_IDS)[number];

export const GOODS_IDS = ['goods:spike-trap-kit', 'goods:lock-picks', 'goods:rope', 'goods:strongbox'] as const;
export type GoodsId = (typeof GOODS_IDS)[number];

export const THING_IDS = [
  ...WEAPON_IDS,
  ...ARMOUR_IDS,
  ...POTION_IDS,
  ...OBJECT_IDS,
  ...SCROLL_IDS,
  ...GRIMOIRE_IDS,
  ...RUNE_IDS,
  ...GOODS_IDS,
] as const;
export type ThingId = (typeof THING_IDS)[number];

export interface Priced {
  /** What a hero gets for it (REIGN-195). */
  readonly sale: number;
  readonly weight: number;
}

export interface Weapon extends Priced {
  readonly id: WeaponId;
  readonly kind: 'weapon';
  readonly isMagic: boolean;
  /** Fu: the wielder's Force level is added (REIGN-194). */
  readonly isForced: boolean;
  readonly damage: Amount;
  /** Squares that it shoots; null: a weapon for melee. */
  readonly range: number | null;
  /** Two for a spear (REIGN-199). */
  readonly reach: 1 | 2;
  readonly isTwoHanded: boolean;
  readonly hasParry: boolean;
  readonly canBeParried: boolean;
  readonly isFlaming: boolean;
  /** Armour points of the target that do not count (REIGN-196). */
  readonly pierces: number;
  readonly attacksPerPoint: 1 | 2;
  /** Once an attack, a miss is thrown again (REIGN-197). */
  readonly hasSecondThrow: boolean;
  readonly isVampiric: boolean;
  /** Characters hide nothing from it. */
  readonly isGhostly: boolean;
  readonly levels: LevelChange;
  readonly needs: LevelChange;
}

/** What an armour or a worn object does besides its points. */
export const WARDS = ['fire', 'poison', 'web', 'fear', 'spells'] as const;
export type Ward = (typeof WARDS)[number];

export interface Armour extends Priced {
  readonly id: ArmourId;
  readonly kind: 'armour';
  readonly isMagic: boolean;
  /** A shield is held in a hand (REIGN-044). */
  readonly isShield: boolean;
  readonly points: number;
  readonly hasParry: boolean;
  readonly levels: LevelChange;
  readonly wards: readonly Ward[];
  readonly regeneration: number;
  /** Its points are thrown at the start of each turn (REIGN-192/2). */
  readonly hasThrownPoints: boolean;
  /** Undead and demons beside it lose hit points (REIGN-192/4). */
  readonly isBlessed: boolean;
  /** Who may wear it; null: anybody. */
  readonly wearer: 'bearskin' | null;
}

export interface Potion extends Priced {
  readonly id: PotionId;
  readonly kind: 'potion';
}

/** Of each category one alone works (REIGN-205). */
export const OBJECT_CATEGORIES = ['amulet', 'ring', 'boots', 'crown', 'stone', 'sceptre'] as const;
export type ObjectCategory = (typeof OBJECT_CATEGORIES)[number];

export interface MagicObject extends Priced {
  readonly id: ObjectId;
  readonly kind: 'object';
  readonly category: ObjectCategory;
  readonly wards: readonly Ward[];
  /** D more in tests of these (REIGN-189). */
  readonly testDice: LevelChange;
  /** D of magic points (REIGN-103). */
  readonly magicDice: number;
  readonly needs: LevelChange;
  readonly needsInitiation: boolean;
}

export interface Scroll extends Priced {
  readonly id: ScrollId;
  readonly kind: 'scroll';
}

export interface Grimoire extends Priced {
  readonly id: GrimoireId;
  readonly kind: 'grimoire';
  readonly needsInitiation: boolean;
}

export interface Rune extends Priced {
  readonly id: RuneId;
  readonly kind: 'rune';
  readonly level: LevelId | null;
  readonly hitPoints: number;
}

export interface Goods extends Priced {
  readonly id: GoodsId;
  readonly kind: 'goods';
}

export type Thing = Weapon | Armour | Potion | MagicObject | Scroll | Grimoire | Rune | Goods;
