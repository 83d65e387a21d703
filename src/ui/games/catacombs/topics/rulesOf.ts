import {
  WORKSHOP_ABILITY_IDS,
  type AbilityId,
  type ActionId,
  type AllyId,
  type EquipmentId,
  type HeroId,
  type LordId,
  type SpellId,
} from '../../../../rules/catacombs';
import * as base from './rules/base';
import { ALTERNATIVES, rules, solothRules, type Rules } from './rules/numbers';
import * as soloth from './rules/soloth';
import * as vermin from './rules/vermin';
import type { Keyword } from './topic';

export { ALTERNATIVES };

/** What holds for any monster: the rulebooks know nothing of the workshop. */
export const EVERY_MONSTER = rules(104, 105, 130, [133, 137]);
const workshopAbilities = Object.fromEntries(WORKSHOP_ABILITY_IDS.map((id) => [id, EVERY_MONSTER])) as Record<
  (typeof WORKSHOP_ABILITY_IDS)[number],
  Rules
>;

export const ABILITY_RULES: Readonly<Record<AbilityId, Rules>> = {
  ...base.abilities,
  ...soloth.abilities,
  ...vermin.abilities,
  ...workshopAbilities,
};
export const HERO_RULES: Readonly<Record<HeroId, Rules>> = { ...base.heroes, ...soloth.heroes };
export const LORD_RULES: Readonly<Record<LordId, Rules>> = { ...base.lords, ...soloth.lords };
export const ALLY_RULES: Readonly<Record<AllyId, Rules>> = { ...base.allies, ...soloth.allies };
export const SPELL_RULES: Readonly<Record<SpellId, Rules>> = { ...base.spells, ...vermin.spells };
export const EQUIPMENT_RULES: Readonly<Record<EquipmentId, Rules>> = {
  ...base.equipment,
  ...soloth.equipment,
  ...vermin.equipment,
};
export const ACTION_RULES: Readonly<Record<ActionId, Rules>> = {
  ...base.actions,
  ...soloth.actions,
  ...vermin.actions,
};
export const PIECE_RULES: Readonly<Record<string, Rules>> = { ...base.pieces, ...soloth.pieces };
export const SERVICE_RULES: Readonly<Record<string, Rules>> = {
  ...base.services,
  ...soloth.services,
  ...vermin.services,
};
export const KEYWORD_RULES: Readonly<Record<Keyword, Rules>> = {
  ...base.keywords,
  ...soloth.keywords,
  ...vermin.keywords,
};
export const ARTEFACT_RULES = soloth.artefacts;

export const ROOM_RULES: Readonly<Record<'combat' | 'merchant' | 'healer' | 'altar' | 'lord', Rules>> = {
  combat: rules(73, 77, 79, 80, 82, 86, 88, [90, 92]),
  merchant: [...rules(75, [284, 294]), ...solothRules(49, 59)],
  healer: rules(75, [303, 311]),
  altar: solothRules(60, 71),
  lord: rules(76, [312, 315], 322, 323, 324, 327),
};

export const EVERY_HERO = rules(54, 55, 98, 100, 101);
export const EVERY_LORD = rules(58, 88, [317, 318], 320, 323, 340);
export const EVERY_SPELL = rules(50, 51, 52);
export const EVERY_EQUIPMENT = rules(295, 296, 297, 299, 301, 302, 341);
export const EVERY_ARTEFACT = solothRules(146, 163);
