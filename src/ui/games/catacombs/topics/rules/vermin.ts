import type { AbilityId, ActionId, EquipmentId, SpellId } from '../../../../../rules/catacombs';
import type { Keyword } from '../topic';
import { base, vermin, solothRules, verminRules, CHAIN, MISSILE, type Some } from './numbers';

export const abilities = {
  'ability:devourer': verminRules(103, 117),
  'ability:lethal': verminRules(124, 126),
  'ability:stamina': verminRules(127, 132),
  'ability:summon-vermin': verminRules(133, 138),
  'ability:swarm': verminRules(139, 153),
  'ability:weak': verminRules(154, 156),
} satisfies Some<AbilityId>;

export const spells = {
  'spell:cure-poison': verminRules(39, 40),
  'spell:giant-fireball': [...verminRules(58, 63), base(225)],
  'spell:ring-of-frost': [vermin(208), base(225)],
} satisfies Some<SpellId>;

export const equipment = {
  'equipment:serpent-rod': [...verminRules(158, 159), ...solothRules(130, 134), ...MISSILE, ...CHAIN],
} satisfies Some<EquipmentId>;

export const actions = {
  'draw-venom': [...verminRules(158, 159), ...solothRules(130, 134)],
} satisfies Some<ActionId>;

export const services = {
  'service:cure-poison': verminRules(41, 46),
} satisfies Some<string>;

export const keywords = {
  poison: verminRules(20, 37),
  fear: verminRules(48, 56),
} satisfies Some<Keyword>;
