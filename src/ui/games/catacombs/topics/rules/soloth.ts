import type {
  AbilityId,
  ActionId,
  AllyId,
  ArtefactId,
  EquipmentId,
  HeroId,
  LordId,
} from '../../../../../rules/catacombs';
import type { Keyword } from '../topic';
import {
  base,
  soloth,
  vermin,
  rules,
  solothRules,
  SEQUENCE,
  CHAIN,
  MISSILE,
  FIREBALL,
  type Rules,
  type Some,
} from './numbers';

const SOLOTH_LORD = [...solothRules(32, 36), soloth(271)];

export const abilities = {
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
} satisfies Some<AbilityId>;

export const heroes = {
  'hero:ice-princess': solothRules(76, 116),
  'hero:paladin': solothRules(117, 128),
  'hero:witch-hunter': solothRules(144, 163),
  'hero:sorceress': solothRules(129, 143),
} satisfies Some<HeroId>;

export const lords = {
  'lord:queen-of-the-underworld': [...SOLOTH_LORD, base(182)],
  'lord:orc-warchief': SOLOTH_LORD,
  'lord:hydra': SOLOTH_LORD,
  'lord:shape-shifter': SOLOTH_LORD,
} satisfies Some<LordId>;

export const allies = {
  'ally:war-dog': [...rules([208, 213], 221, 228), soloth(16)],
} satisfies Some<AllyId>;

export const equipment = {
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
  'equipment:pavise': [...rules(53, 178, 189), soloth(16)],
  'equipment:mail-shirt': rules(151, 152),
} satisfies Some<EquipmentId>;

export const actions = {
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
} satisfies Some<ActionId>;

export const pieces = {
  'ice-spike': [...solothRules(76, 82), ...solothRules(98, 103)],
} satisfies Some<string>;

export const services = {
  'service:peek': solothRules(53, 58),
  'service:offering': solothRules(61, 70),
} satisfies Some<string>;

export const keywords = {
  commandUndead: solothRules(37, 48),
  iceSpike: [...solothRules(76, 82), ...solothRules(98, 103), ...solothRules(111, 115)],
  frozen: [...solothRules(83, 97), ...solothRules(104, 110), soloth(116)],
  armour: solothRules(117, 128),
} satisfies Some<Keyword>;

export const artefacts: Readonly<Record<ArtefactId, Rules>> = {
  'artefact:orc-hide-shield': solothRules(152, 153),
  'artefact:grave-charm': rules(153, 191),
  'artefact:ember-flask': FIREBALL,
  'artefact:horned-blade': rules(151, 152),
  'artefact:hunters-net': rules(156, 157),
  'artefact:trophy-cloak': rules(156),
  'artefact:witchbane': [...rules(151, 152), ...MISSILE],
};
