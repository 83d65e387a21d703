import {
  VERMIN_ABILITY_IDS,
  VERMIN_COMBAT_ROOM_IDS,
  VERMIN_EQUIPMENT_IDS,
  VERMIN_MONSTER_IDS,
  VERMIN_SPELL_IDS,
} from './verminIds';
import { WORKSHOP_ABILITY_IDS, WORKSHOP_COMBAT_ROOM_IDS, WORKSHOP_MONSTER_IDS } from './workshopIds';

/** Boxes whose cards are released: what they say is sealed. */
export const RELEASED_EXPANSIONS = ['soloth', 'vermin'] as const;

/** What may be put beside the base game, each by itself (SOL-001, VERM-001). */
export const EXPANSIONS = [...RELEASED_EXPANSIONS, 'workshop'] as const;
export type Expansion = (typeof EXPANSIONS)[number];

/** Ids are stable for ever once released: saves and records speak of them. */
export const BASE_HERO_IDS = ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'] as const;

export const SOLOTH_HERO_IDS = ['hero:ice-princess', 'hero:paladin', 'hero:witch-hunter', 'hero:sorceress'] as const;

export const HERO_IDS = [...BASE_HERO_IDS, ...SOLOTH_HERO_IDS] as const;
export type HeroId = (typeof HERO_IDS)[number];

/** The Wizard's, of which there is but one (BASE-053). */
export const SHIELD = 'shield';

export const ALLY_IDS = ['ally:summoned-skeleton', 'ally:familiar', 'ally:war-dog'] as const;
export type AllyId = (typeof ALLY_IDS)[number];

export const BASE_LORD_IDS = ['lord:sorcerer', 'lord:gorgon', 'lord:lich', 'lord:dragon'] as const;

export const SOLOTH_LORD_IDS = [
  'lord:queen-of-the-underworld',
  'lord:orc-warchief',
  'lord:hydra',
  'lord:shape-shifter',
] as const;

export const LORD_IDS = [...BASE_LORD_IDS, ...SOLOTH_LORD_IDS] as const;
export type LordId = (typeof LORD_IDS)[number];

export const BASE_MONSTER_IDS = [
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

export const SOLOTH_MONSTER_IDS = [
  'monster:vampire',
  'monster:wight',
  'monster:shade',
  'monster:rust-monster',
  'monster:lizard-man',
  'monster:orc-wolf-rider',
  'monster:gargoyle',
  'monster:siren',
  'monster:manticore',
  'monster:phoenix',
  'monster:infernal-acolyte',
  'monster:flame-salamander',
] as const;

export const MONSTER_IDS = [
  ...BASE_MONSTER_IDS,
  ...SOLOTH_MONSTER_IDS,
  ...VERMIN_MONSTER_IDS,
  ...WORKSHOP_MONSTER_IDS,
] as const;
export type MonsterId = (typeof MONSTER_IDS)[number];

export const BASE_SPELL_IDS = [
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

export const SPELL_IDS = [...BASE_SPELL_IDS, ...VERMIN_SPELL_IDS] as const;
export type SpellId = (typeof SPELL_IDS)[number];

export const BASE_EQUIPMENT_IDS = [
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

export const SOLOTH_EQUIPMENT_IDS = [
  'equipment:war-hammer',
  'equipment:phoenix-feather',
  'equipment:throwing-axe',
  'equipment:arrow-fan',
  'equipment:smoke-phial',
  'equipment:crystal-wand',
  'equipment:ice-bracelet',
  'equipment:mirror-shield',
  'equipment:blessed-plate',
  'equipment:sun-mace',
  'equipment:pavise',
  'equipment:mail-shirt',
  'equipment:ember-wand',
  'equipment:moon-veil',
  'equipment:repeating-crossbow',
  'equipment:silver-bolts',
  'equipment:hunting-horn',
  'equipment:boots-of-haste',
] as const;

export const EQUIPMENT_IDS = [...BASE_EQUIPMENT_IDS, ...SOLOTH_EQUIPMENT_IDS, ...VERMIN_EQUIPMENT_IDS] as const;
export type EquipmentId = (typeof EQUIPMENT_IDS)[number];

/** The Witch Hunter's alone, and no Equipment (SOL-159). */
export const ARTEFACT_IDS = [
  'artefact:orc-hide-shield',
  'artefact:grave-charm',
  'artefact:ember-flask',
  'artefact:horned-blade',
  'artefact:hunters-net',
  'artefact:trophy-cloak',
  'artefact:witchbane',
] as const;
export type ArtefactId = (typeof ARTEFACT_IDS)[number];

/** Whatever a hero has at hand. */
export type GearId = EquipmentId | ArtefactId;

export const FAMILIES = ['undead', 'dungeon', 'mythological', 'infernal', 'vermin'] as const;
export type Family = (typeof FAMILIES)[number];

export const ABILITY_IDS = [
  'ability:retaliation',
  'ability:regeneration',
  'ability:fire-wall',
  'ability:feeding-frenzy',
  'ability:absorption',
  'ability:corrosion',
  'ability:evasion',
  'ability:incorporeal',
  'ability:mounted-unit',
  'ability:resurrection',
  'ability:slave-master',
  'ability:suppression',
  'ability:touch-of-decay',
  'ability:volcanism',
  'ability:wellspring',
  ...VERMIN_ABILITY_IDS,
  ...WORKSHOP_ABILITY_IDS,
] as const;
export type AbilityId = (typeof ABILITY_IDS)[number];

/** What heroes, Allies and Lords can do, as printed on their boards; a monster's are numbered. */
export const ACTION_IDS = [
  'punch',
  'arrows',
  'berserk',
  'dodge',
  'mirage',
  'hex',
  'veil',
  'gaze',
  'petrify',
  'raise',
  'bolt',
  'spawn',
  'breath',
  'charge',
  'vanish',
  'volley',
  'daunt',
  'war-cry',
  'three-heads',
  'two-heads',
  'last-heads',
  'shift',
  'ice-spike',
  'smite',
  'crossbow',
  'arcane-bolt',
  'fire-burst',
  'binding-hex',
  'draw-venom',
] as const;
export type ActionId = (typeof ACTION_IDS)[number];

export const BASE_COMBAT_ROOM_IDS = [
  'room:sunken-stair',
  'room:candle-cellar',
  'room:mushroom-gallery',
  'room:dripping-grotto',
  'room:cold-hearth',
  'room:toll-gate',
  'room:broken-cloister',
  'room:gravediggers-rest',
  'room:drowned-nave',
  'room:orc-kitchen',
  'room:bone-choir',
  'room:smiths-quarrel',
  'room:scorpion-pit',
  'room:webbed-crypt',
  'room:bull-court',
  'room:three-throats',
  'room:bridge-of-trolls',
  'room:watchtower-steps',
  'room:pale-feast',
  'room:sunlit-shaft',
  'room:ashen-stairs',
  'room:bricked-tomb',
  'room:ember-hall',
  'room:hall-of-horns',
  'room:kennels',
  'room:bone-throne',
  'room:deep-warren',
  'room:archers-gallery',
  'room:stinging-sands',
  'room:gate-of-embers',
] as const;

export const SOLOTH_COMBAT_ROOM_IDS = [
  'room:flooded-steps',
  'room:rusted-armoury',
  'room:salamander-nest',
  'room:whispering-vault',
  'room:widows-parlour',
  'room:gargoyle-roost',
  'room:siren-cistern',
  'room:wolf-pen',
  'room:mourners-alcove',
  'room:vampires-vestibule',
  'room:lizard-hatchery',
  'room:riders-crossing',
  'room:manticore-ledge',
  'room:sirens-balcony',
  'room:acolytes-rite',
  'room:corroded-bridge',
  'room:cold-embrace',
  'room:shades-crossroads',
  'room:phoenix-pyre',
  'room:crimson-court',
  'room:wolf-lords-yard',
  'room:winged-parapet',
  'room:drowned-choir',
  'room:beast-market',
  'room:ashen-rite',
  'room:slavers-pit',
  'room:last-vigil',
] as const;

export const COMBAT_ROOM_IDS = [
  ...BASE_COMBAT_ROOM_IDS,
  ...SOLOTH_COMBAT_ROOM_IDS,
  ...VERMIN_COMBAT_ROOM_IDS,
  ...WORKSHOP_COMBAT_ROOM_IDS,
] as const;
export type CombatRoomId = (typeof COMBAT_ROOM_IDS)[number];

export const SPECIAL_ROOM_IDS = [
  'room:merchant',
  'room:healer',
  'room:second-healer',
  'room:merchant-of-soloth',
  'room:altar-of-soloth',
  'room:healer-of-vermin',
  'room:second-healer-of-vermin',
] as const;
export type SpecialRoomId = (typeof SPECIAL_ROOM_IDS)[number];

export const LAIR_IDS = [
  'room:lair-of-sorcerer',
  'room:lair-of-gorgon',
  'room:lair-of-lich',
  'room:lair-of-dragon',
  'room:lair-of-queen-of-the-underworld',
  'room:lair-of-orc-warchief',
  'room:lair-of-hydra',
  'room:lair-of-shape-shifter',
] as const;
export type LairId = (typeof LAIR_IDS)[number];

export type RoomId = CombatRoomId | SpecialRoomId | LairId;
