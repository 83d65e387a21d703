/** Ids are stable for ever once released: saves and records speak of them. */
export const HERO_IDS = ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export const ALLY_IDS = ['ally:summoned-skeleton', 'ally:familiar'] as const;
export type AllyId = (typeof ALLY_IDS)[number];

export const LORD_IDS = ['lord:sorcerer', 'lord:gorgon', 'lord:lich', 'lord:dragon'] as const;
export type LordId = (typeof LORD_IDS)[number];

export const MONSTER_IDS = [
  'monster:skeleton-warrior',
  'monster:skeleton-archer',
  'monster:zombie',
  'monster:ghoul',
  'monster:crypt-spider',
  'monster:orc',
  'monster:troll',
  'monster:giant-scorpion',
  'monster:centaur',
  'monster:minotaur',
  'monster:cerberus',
  'monster:fire-spirit',
  'monster:fire-demon',
] as const;
export type MonsterId = (typeof MONSTER_IDS)[number];

export const SPELL_IDS = [
  'spell:summon-skeleton',
  'spell:drain-energy',
  'spell:fireball',
  'spell:magic-missile',
  'spell:shield',
  'spell:teleport',
  'spell:heal',
  'spell:heal-all',
  'spell:stunning-bolt',
] as const;
export type SpellId = (typeof SPELL_IDS)[number];

export const EQUIPMENT_IDS = [
  'equipment:familiar',
  'equipment:map',
  'equipment:healing-potion',
  'equipment:iron-ring',
  'equipment:rage-draught',
  'equipment:great-axe',
  'equipment:barbed-arrow',
  'equipment:throwing-knives',
  'equipment:shadow-cloak',
] as const;
export type EquipmentId = (typeof EQUIPMENT_IDS)[number];

export const FAMILIES = ['undead', 'dungeon', 'mythological', 'infernal'] as const;
export type Family = (typeof FAMILIES)[number];

export const ABILITY_IDS = [
  'ability:retaliation',
  'ability:regeneration',
  'ability:fire-wall',
  'ability:feeding-frenzy',
  'ability:absorption',
] as const;
export type AbilityId = (typeof ABILITY_IDS)[number];
