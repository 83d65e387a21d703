import type {
  EquipmentId,
  ActionId,
  AllyId,
  ArtefactId,
  HeroId,
  LordId,
  MonsterId,
  SpellId,
  AbilityId,
} from '../../../../rules/catacombs';

/** Words of the rules that no card carries. */
export const KEYWORDS = [
  'punch',
  'missile',
  'fireball',
  'commandUndead',
  'iceSpike',
  'frozen',
  'armour',
  'critical',
  'stunning',
  'poison',
  'fear',
  'movement',
  'harmless',
  'sequence',
  'chain',
  'alternative',
  'life',
  'wounded',
  'incapacitated',
  'dead',
  'gold',
  'kills',
  'stock',
  'acted',
  'placing',
  'edge',
  'wandering',
  'exits',
  'berserk',
  'oncePerRoom',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** What a rule sheet can be opened on: a card, something printed on one, a word of the rules, or one rule. */
export type RuleTopic =
  | HeroId
  | AllyId
  | MonsterId
  | LordId
  | SpellId
  | EquipmentId
  | ArtefactId
  | AbilityId
  | `room:${string}`
  | `service:${string}`
  | `action:${ActionId}`
  | `piece:${string}`
  | `keyword:${Keyword}`
  | `rule:${string}`;

export type ShowRule = (topic: RuleTopic) => void;
