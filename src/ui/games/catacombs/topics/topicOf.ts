import {
  ABILITY_IDS,
  ACTION_IDS,
  ALLY_IDS,
  ARTEFACT_IDS,
  EQUIPMENT_IDS,
  HERO_IDS,
  LORD_IDS,
  MONSTER_IDS,
  ROOM_CARDS,
  SPELL_IDS,
} from '../../../../rules/catacombs';
import { PIECE_RULES, SERVICE_RULES } from './rulesOf';
import { KEYWORDS, type RuleTopic } from './topic';

const CARDS: readonly RuleTopic[] = [
  ...HERO_IDS,
  ...ALLY_IDS,
  ...MONSTER_IDS,
  ...LORD_IDS,
  ...SPELL_IDS,
  ...EQUIPMENT_IDS,
  ...ARTEFACT_IDS,
  ...ABILITY_IDS,
];
const OTHERS: readonly RuleTopic[] = [
  ...ACTION_IDS.map((id): RuleTopic => `action:${id}`),
  ...KEYWORDS.map((id): RuleTopic => `keyword:${id}`),
  ...Object.keys(PIECE_RULES).map((id): RuleTopic => `piece:${id}`),
];

const known: ReadonlySet<string> = new Set([...CARDS, ...OTHERS, ...ROOM_CARDS.keys(), ...Object.keys(SERVICE_RULES)]);
const isTopic = (id: string): id is RuleTopic => known.has(id) || id.startsWith('rule:');

/** One of several discs of a kind. */
const NUMBERED = /[-#]\d+$/;

/** Everything that has a page of its own, but for single rules. */
export const TOPICS: readonly RuleTopic[] = [...known].filter(isTopic);

/** What a disc, a card or a word is to be looked up under; null for what has no page. */
export function topicOf(id: string): RuleTopic | null {
  const kind = id.replace(NUMBERED, '');
  return [id, `piece:${id}`, kind, `piece:${kind}`].find(isTopic) ?? null;
}
