import type {
  AbilityId,
  ActionId,
  AllyId,
  ArtefactId,
  EquipmentId,
  HeroId,
  LordId,
  SpellId,
} from '../../rules/catacombs';
import type { Keyword } from './topic';

type Rules = readonly string[];

const base = (number: number): string => `BASE-${String(number).padStart(3, '0')}`;
const soloth = (number: number): string => `SOL-${String(number).padStart(3, '0')}`;
const vermin = (number: number): string => `VERM-${String(number).padStart(3, '0')}`;
const extra = (number: number): string => `EXTRA-${String(number).padStart(3, '0')}`;

/** The rules of the base game with these numbers; a pair is from one to the other. */
const rules = (...numbers: readonly (number | readonly [from: number, to: number])[]): Rules =>
  numbers.flatMap((one) =>
    typeof one === 'number'
      ? [base(one)]
      : Array.from({ length: one[1] - one[0] + 1 }, (_, index) => base(one[0] + index)),
  );

const solothRules = (from: number, to: number): Rules =>
  Array.from({ length: to - from + 1 }, (_, index) => soloth(from + index));

const verminRules = (from: number, to: number): Rules =>
  Array.from({ length: to - from + 1 }, (_, index) => vermin(from + index));

const SEQUENCE = rules([158, 164]);
const CHAIN = rules([166, 173]);
const MISSILE = rules([141, 146]);
const FIREBALL = rules([147, 149]);

export const ABILITY_RULES: Readonly<Record<AbilityId, Rules>> = {
  'ability:retaliation': rules([233, 244]),
  'ability:regeneration': rules(245, 246),
  'ability:fire-wall': rules([247, 259]),
  'ability:feeding-frenzy': rules([260, 265]),
  'ability:absorption': rules(266, 267),
  'ability:corrosion': solothRules(164, 174),
  'ability:evasion': solothRules(176, 179),
  'ability:incorporeal': solothRules(180, 186),
  'ability:mounted-unit': solothRules(187, 193),
  'ability:resurrection': solothRules(194, 200),
  'ability:slave-master': solothRules(201, 208),
  'ability:suppression': solothRules(209, 213),
  'ability:touch-of-decay': solothRules(214, 217),
  'ability:volcanism': solothRules(218, 221),
  'ability:wellspring': solothRules(222, 225),
  'ability:devourer': verminRules(103, 117),
  'ability:lethal': verminRules(124, 126),
  'ability:stamina': verminRules(127, 132),
  'ability:summon-vermin': verminRules(133, 138),
  'ability:swarm': verminRules(139, 153),
  'ability:weak': verminRules(154, 156),
};

export const HERO_RULES: Readonly<Record<HeroId, Rules>> = {
  'hero:elf': rules(40, 41, 160, 163),
  'hero:barbarian': rules([42, 44], [174, 176], 195, 330),
  'hero:thief': rules([45, 47]),
  'hero:wizard': rules([48, 52], 204, 208, 281),
  'hero:ice-princess': solothRules(76, 116),
  'hero:paladin': solothRules(117, 128),
  'hero:witch-hunter': solothRules(144, 163),
  'hero:sorceress': solothRules(129, 143),
};
export const EVERY_HERO = rules(54, 55, 98, 100, 101);

const SOLOTH_LORD = [...solothRules(32, 36), soloth(271)];

export const LORD_RULES: Readonly<Record<LordId, Rules>> = {
  'lord:sorcerer': rules(182),
  'lord:gorgon': rules(202, 277),
  'lord:lich': rules(316, 319, 107),
  'lord:dragon': rules(316, 319, 107),
  'lord:queen-of-the-underworld': [...SOLOTH_LORD, base(182)],
  'lord:orc-warchief': SOLOTH_LORD,
  'lord:hydra': SOLOTH_LORD,
  'lord:shape-shifter': SOLOTH_LORD,
};
export const EVERY_LORD = rules(58, 88, [317, 318], 320, 323, 340);

export const ALLY_RULES: Readonly<Record<AllyId, Rules>> = {
  'ally:summoned-skeleton': rules([208, 219], 228),
  'ally:familiar': rules([208, 213], [220, 228]),
  'ally:war-dog': [...rules([208, 213], 221, 228), soloth(16)],
};

export const EVERY_MONSTER = rules(104, 105, 130, [133, 137]);
export const ALTERNATIVES = rules(165);

export const SPELL_RULES: Readonly<Record<SpellId, Rules>> = {
  'spell:summon-skeleton': rules([214, 219], 225),
  'spell:drain-energy': rules(55, 225),
  'spell:fireball': [...FIREBALL, base(225)],
  'spell:magic-missile': rules([160, 163], 225),
  'spell:shield': rules(53, 178, 189, 225),
  'spell:teleport': rules(182),
  'spell:heal': rules(55),
  'spell:heal-all': rules(55),
  'spell:stunning-bolt': rules(156, 157, 225),
  'spell:cure-poison': verminRules(39, 40),
  'spell:giant-fireball': [...verminRules(58, 63), base(225)],
  'spell:ring-of-frost': [vermin(208), base(225)],
};
export const EVERY_SPELL = rules(50, 51, 52);

export const EQUIPMENT_RULES: Readonly<Record<EquipmentId, Rules>> = {
  'equipment:familiar': rules([220, 227]),
  'equipment:map': [extra(77), extra(76)],
  'equipment:healing-potion': rules(55, 300),
  'equipment:iron-ring': rules(153, 191),
  'equipment:rage-draught': rules(44, 300),
  'equipment:great-axe': rules(151, 152),
  'equipment:barbed-arrow': rules(151, 152),
  'equipment:throwing-knives': rules(160, 163),
  'equipment:shadow-cloak': rules(156),
  'equipment:war-hammer': solothRules(28, 29),
  'equipment:phoenix-feather': [soloth(272)],
  'equipment:ember-wand': [...solothRules(130, 134), ...SEQUENCE],
  'equipment:moon-veil': solothRules(130, 134),
  'equipment:repeating-crossbow': [...MISSILE, ...SEQUENCE],
  'equipment:silver-bolts': solothRules(27, 29),
  'equipment:hunting-horn': [soloth(16), soloth(168)],
  'equipment:boots-of-haste': [base(46), ...SEQUENCE, soloth(143)],
  'equipment:throwing-axe': [...SEQUENCE, ...MISSILE],
  'equipment:arrow-fan': [...MISSILE, ...CHAIN],
  'equipment:smoke-phial': [base(46), ...SEQUENCE],
  'equipment:crystal-wand': MISSILE,
  'equipment:ice-bracelet': [soloth(101), soloth(168), soloth(169), soloth(175)],
  'equipment:mirror-shield': [vermin(162)],
  'equipment:blessed-plate': solothRules(117, 128),
  'equipment:sun-mace': solothRules(27, 29),
  'equipment:serpent-rod': [...verminRules(158, 159), ...solothRules(130, 134), ...MISSILE, ...CHAIN],
  'equipment:pavise': [...rules(53, 178, 189), soloth(16)],
  'equipment:mail-shirt': rules(151, 152),
};
export const EVERY_EQUIPMENT = rules(295, 296, 297, 299, 301, 302, 341);

export const ARTEFACT_RULES: Readonly<Record<ArtefactId, Rules>> = {
  'artefact:orc-hide-shield': solothRules(152, 153),
  'artefact:grave-charm': rules(153, 191),
  'artefact:ember-flask': FIREBALL,
  'artefact:horned-blade': rules(151, 152),
  'artefact:hunters-net': rules(156, 157),
  'artefact:trophy-cloak': rules(156),
  'artefact:witchbane': [...rules(151, 152), ...MISSILE],
};
export const EVERY_ARTEFACT = solothRules(146, 163);

export const ACTION_RULES: Readonly<Record<ActionId, Rules>> = {
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
  vanish: [...SEQUENCE, base(182), soloth(271)],
  volley: [...MISSILE, ...CHAIN],
  daunt: rules(153),
  'war-cry': [...rules(151, 152), ...SEQUENCE, soloth(271)],
  'three-heads': [...SEQUENCE, soloth(271)],
  'two-heads': [...SEQUENCE, ...FIREBALL, soloth(271)],
  'last-heads': [...SEQUENCE, soloth(271)],
  shift: [soloth(271)],
  'ice-spike': solothRules(76, 82),
  smite: [...SEQUENCE, soloth(273)],
  crossbow: [...MISSILE, soloth(273)],
  'arcane-bolt': [...solothRules(130, 138), ...SEQUENCE, soloth(273)],
  'fire-burst': [...solothRules(130, 138), ...FIREBALL, soloth(273)],
  'binding-hex': [...solothRules(130, 138), ...rules(157), soloth(273)],
  'draw-venom': [...verminRules(158, 159), ...solothRules(130, 134)],
};

export const ROOM_RULES: Readonly<Record<'combat' | 'merchant' | 'healer' | 'altar' | 'lord', Rules>> = {
  combat: rules(73, 77, 79, 80, 82, 86, 88, [90, 92]),
  merchant: [...rules(75, [284, 294]), ...solothRules(49, 59)],
  healer: rules(75, [303, 311]),
  altar: solothRules(60, 71),
  lord: rules(76, [312, 315], 322, 323, 324, 327),
};

export const PIECE_RULES: Readonly<Record<string, Rules>> = {
  'fire-wall': rules([247, 259]),
  shield: rules(53, 178, 189),
  obstacle: rules(78, 185, 187, 188),
  missile: MISSILE,
  fireball: FIREBALL,
  'ice-spike': [...solothRules(76, 82), ...solothRules(98, 103)],
};

export const SERVICE_RULES: Readonly<Record<string, Rules>> = {
  'service:healing-touch': rules(303, 304, 307, 309),
  'service:resurrection': rules(303, 305, 306, 308, 310),
  'service:cure-poison': verminRules(41, 46),
  'service:peek': solothRules(53, 58),
  'service:offering': solothRules(61, 70),
};

export const KEYWORD_RULES: Readonly<Record<Keyword, Rules>> = {
  punch: rules([138, 140], [114, 117]),
  missile: MISSILE,
  fireball: FIREBALL,
  commandUndead: solothRules(37, 48),
  iceSpike: [...solothRules(76, 82), ...solothRules(98, 103), ...solothRules(111, 115)],
  frozen: [...solothRules(83, 97), ...solothRules(104, 110), soloth(116)],
  armour: solothRules(117, 128),
  critical: rules([150, 152], 154, 155),
  stunning: rules([153, 157], 190, 193),
  poison: verminRules(20, 37),
  fear: verminRules(48, 56),
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
};
