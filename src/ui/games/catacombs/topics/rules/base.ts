import type { AbilityId, ActionId, AllyId, EquipmentId, HeroId, LordId, SpellId } from '../../../../../rules/catacombs';
import type { Keyword } from '../topic';
import { ALTERNATIVES, base, extra, rules, SEQUENCE, CHAIN, MISSILE, FIREBALL, type Some } from './numbers';

export const abilities = {
  'ability:retaliation': rules([233, 244]),
  'ability:regeneration': rules(245, 246),
  'ability:fire-wall': rules([247, 259]),
  'ability:feeding-frenzy': rules([260, 265]),
  'ability:absorption': rules(266, 267),
} satisfies Some<AbilityId>;

export const heroes = {
  'hero:elf': rules(40, 41, 160, 163),
  'hero:barbarian': rules([42, 44], [174, 176], 195, 330),
  'hero:thief': rules([45, 47]),
  'hero:wizard': rules([48, 52], 204, 208, 281),
} satisfies Some<HeroId>;

export const lords = {
  'lord:sorcerer': rules(182),
  'lord:gorgon': rules(202, 277),
  'lord:lich': rules(316, 319, 107),
  'lord:dragon': rules(316, 319, 107),
} satisfies Some<LordId>;

export const allies = {
  'ally:summoned-skeleton': rules([208, 219], 228),
  'ally:familiar': rules([208, 213], [220, 228]),
} satisfies Some<AllyId>;

export const spells = {
  'spell:summon-skeleton': rules([214, 219], 225),
  'spell:drain-energy': rules(55, 225),
  'spell:fireball': [...FIREBALL, base(225)],
  'spell:magic-missile': rules([160, 163], 225),
  'spell:shield': rules(53, 178, 189, 225),
  'spell:teleport': rules(182),
  'spell:heal': rules(55),
  'spell:heal-all': rules(55),
  'spell:stunning-bolt': rules(156, 157, 225),
} satisfies Some<SpellId>;

export const equipment = {
  'equipment:familiar': rules([220, 227]),
  'equipment:map': [extra(77), extra(76)],
  'equipment:healing-potion': rules(55, 300),
  'equipment:iron-ring': rules(153, 191),
  'equipment:rage-draught': rules(44, 300),
  'equipment:great-axe': rules(151, 152),
  'equipment:barbed-arrow': rules(151, 152),
  'equipment:throwing-knives': rules(160, 163),
  'equipment:shadow-cloak': rules(156),
} satisfies Some<EquipmentId>;

export const actions = {
  punch: rules([138, 140]),
  arrows: [base(41), ...SEQUENCE],
  berserk: [...rules(43, 44), ...CHAIN, ...rules([174, 176])],
  dodge: rules(46),
  mirage: rules(182, 340),
  hex: [...rules(153), ...SEQUENCE],
  veil: rules(340),
  gaze: [...rules(153), ...SEQUENCE],
  petrify: rules(202, 277, 340),
  raise: rules(22, 107, 316, 319),
  bolt: SEQUENCE,
  spawn: rules(22, 107, 316, 319),
  breath: [...FIREBALL, ...SEQUENCE],
  charge: CHAIN,
} satisfies Some<ActionId>;

export const pieces = {
  'fire-wall': rules([247, 259]),
  shield: rules(53, 178, 189),
  obstacle: rules(78, 185, 187, 188),
  missile: MISSILE,
  fireball: FIREBALL,
} satisfies Some<string>;

export const services = {
  'service:healing-touch': rules(303, 304, 307, 309),
  'service:resurrection': rules(303, 305, 306, 308, 310),
} satisfies Some<string>;

export const keywords = {
  punch: rules([138, 140], [114, 117]),
  missile: MISSILE,
  fireball: FIREBALL,
  critical: rules([150, 152], 154, 155),
  stunning: rules([153, 157], 190, 193),
  movement: rules(46),
  harmless: rules(222, 239),
  sequence: SEQUENCE,
  chain: CHAIN,
  alternative: ALTERNATIVES,
  life: rules(128, 129, 55, 277, 320),
  wounded: rules(131, 132, 137, 96),
  incapacitated: rules([190, 207]),
  dead: rules([277, 283]),
  gold: rules([269, 276], 4, 5, 47),
  kills: rules(25, 136, 210, 269, 272, 274),
  stock: rules([22, 25], 62),
  acted: rules([97, 106]),
  placing: [...rules([81, 84]), ...[3, 7, 8, 9].map(extra)],
  edge: rules([177, 184]),
  wandering: [base(88), ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 23].map(extra)],
  exits: [55, 56, 57, 58, 59].map(extra),
  berserk: rules([42, 44], [174, 176]),
  oncePerRoom: [...rules(299, 302, 341), extra(44)],
} satisfies Some<Keyword>;
