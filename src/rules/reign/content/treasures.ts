import {
  MAGIC_ARMOUR_IDS,
  MAGIC_WEAPON_IDS,
  OBJECT_IDS,
  ORDINARY_WEAPON_IDS,
  RUNE_IDS,
  type GrimoireId,
  type PotionId,
  type ScrollId,
  type ThingId,
} from '../words/things';
import type { TreasureKind } from '../words/treasures';

/** By 2D, 0 to 10 (REIGN-186). */
export const NATURES: readonly TreasureKind[] = [
  'weapon',
  'potion',
  'potion',
  'object',
  'object',
  'writing',
  'writing',
  'magicWeapon',
  'magicWeapon',
  'magicArmour',
  'rune',
];

/** By 2D (REIGN-188). */
const POTIONS: readonly PotionId[] = [
  'potion:invisibility',
  'potion:invulnerability',
  'potion:force',
  'potion:resistance',
  'potion:speed',
  'potion:curing',
  'potion:curing',
  'potion:healing',
  'potion:healing',
  'potion:healing',
  'potion:healing',
];

/** By 2D (REIGN-190). */
const WRITINGS: readonly (ScrollId | GrimoireId)[] = [
  'scroll:banishment',
  'scroll:curing',
  'scroll:protection',
  'scroll:teleportation',
  'scroll:time',
  'scroll:resurrection',
  'grimoire:black-magic',
  'grimoire:white-magic',
  'grimoire:magic-for-beggars',
  'grimoire:necromancy',
  'grimoire:demonology',
];

/** By 2D (REIGN-187 to REIGN-193). */
export const TREASURES: Readonly<Record<TreasureKind, readonly ThingId[]>> = {
  weapon: ORDINARY_WEAPON_IDS,
  potion: POTIONS,
  object: OBJECT_IDS,
  writing: WRITINGS,
  magicWeapon: MAGIC_WEAPON_IDS,
  magicArmour: MAGIC_ARMOUR_IDS,
  rune: RUNE_IDS,
};
