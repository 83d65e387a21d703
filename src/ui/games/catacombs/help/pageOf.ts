import type { CatacombsText, CatacombsWords } from '../../../../i18n/catacombs';
import {
  ABILITY_IDS,
  ALLY_IDS,
  ARTEFACT_IDS,
  EQUIPMENT_IDS,
  HERO_IDS,
  LORD_IDS,
  MONSTER_CARDS,
  MONSTER_IDS,
  ROOM_CARDS,
  SPELL_IDS,
} from '../../../../rules/catacombs';
import { relatedOf } from './relatedOf';
import {
  ABILITY_RULES,
  ACTION_RULES,
  ALLY_RULES,
  ALTERNATIVES,
  ARTEFACT_RULES,
  EQUIPMENT_RULES,
  EVERY_ARTEFACT,
  EVERY_EQUIPMENT,
  EVERY_HERO,
  EVERY_LORD,
  EVERY_MONSTER,
  EVERY_SPELL,
  HERO_RULES,
  KEYWORD_RULES,
  LORD_RULES,
  PIECE_RULES,
  ROOM_RULES,
  SERVICE_RULES,
  SPELL_RULES,
} from '../topics/rulesOf';
import { KEYWORDS, type Keyword, type RuleTopic } from '../topics';

/** Rules that belong together, under a heading of their own. */
export interface PageSection {
  /** null for the rules of the topic itself. */
  readonly topic: RuleTopic | null;
  readonly rules: readonly string[];
}

/** All there is to say of a topic; the rules are looked up by their ids. */
export interface RulePage {
  readonly name: string;
  readonly text: string;
  readonly sections: readonly PageSection[];
  readonly related: readonly RuleTopic[];
}

const find = <Id extends string>(ids: readonly Id[], topic: string): Id | null =>
  ids.find((id) => id === topic) ?? null;

const ATTACK_TEXTS = [
  'punch',
  'missile',
  'fireball',
  'commandUndead',
  'iceSpike',
  'critical',
  'stunning',
  'poison',
  'fear',
] as const;

const own = (...rules: readonly (readonly string[])[]): readonly PageSection[] => [
  { topic: null, rules: [...new Set(rules.flat())] },
];

function sectionsOfCard(topic: RuleTopic): readonly PageSection[] | null {
  const monster = find(MONSTER_IDS, topic);
  if (monster !== null) {
    const { abilities, actions } = MONSTER_CARDS[monster];
    return [
      ...abilities.map((ability) => ({ topic: ability, rules: ABILITY_RULES[ability] })),
      ...own(EVERY_MONSTER, actions.length > 1 ? ALTERNATIVES : []),
    ];
  }
  const hero = find(HERO_IDS, topic);
  if (hero !== null) return own(HERO_RULES[hero], EVERY_HERO);
  const lord = find(LORD_IDS, topic);
  if (lord !== null) return own(LORD_RULES[lord], EVERY_LORD);
  const ally = find(ALLY_IDS, topic);
  if (ally !== null) return own(ALLY_RULES[ally]);
  const spell = find(SPELL_IDS, topic);
  if (spell !== null) return own(SPELL_RULES[spell], EVERY_SPELL);
  const equipment = find(EQUIPMENT_IDS, topic);
  if (equipment !== null) return own(EQUIPMENT_RULES[equipment], EVERY_EQUIPMENT);
  const artefact = find(ARTEFACT_IDS, topic);
  if (artefact !== null) return own(ARTEFACT_RULES[artefact], EVERY_ARTEFACT);
  const room = ROOM_CARDS.get(topic);
  return room === undefined ? null : own(ROOM_RULES[room.kind]);
}

const afterColon = (topic: string): string => topic.slice(topic.indexOf(':') + 1);

function sectionsOfWord(topic: RuleTopic): readonly PageSection[] {
  const ability = find(ABILITY_IDS, topic);
  if (ability !== null) return own(ABILITY_RULES[ability]);
  const word = afterColon(topic);
  const tables: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
    action: ACTION_RULES,
    piece: PIECE_RULES,
    keyword: KEYWORD_RULES,
  };
  if (topic.startsWith('rule:')) return own([word]);
  const [group = ''] = topic.split(':');
  return own(tables[group]?.[word] ?? SERVICE_RULES[topic] ?? []);
}

function keywordPage(keyword: Keyword, words: CatacombsWords, t: CatacombsText): { name: string; text: string } {
  const attack = ATTACK_TEXTS.find((one) => one === keyword);
  return { name: t(`cards.keyword.${keyword}`), text: attack === undefined ? '' : words.wording.attackTexts[attack] };
}

function wordsOf(
  topic: RuleTopic,
  words: CatacombsWords,
  t: CatacombsText,
): { readonly name: string; readonly text: string } {
  const id = afterColon(topic);
  if (topic.startsWith('rule:')) return { name: t('cards.kind.rule', { rule: id }), text: '' };
  if (topic.startsWith('action:')) return words.action('', id);
  const keyword = topic.startsWith('keyword:') ? find(KEYWORDS, id) : null;
  if (keyword !== null) return keywordPage(keyword, words, t);
  const { heroes, allies, monsters, lords, spells, equipment, artefacts, abilities, services, rooms, pieces } =
    words.wording;
  const all: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
    ...heroes,
    ...allies,
    ...monsters,
    ...lords,
    ...spells,
    ...equipment,
    ...artefacts,
    ...abilities,
    ...services,
    ...rooms,
  };
  const pieceWords: Readonly<Record<string, { readonly name: string; readonly text: string }>> = pieces;
  return all[topic] ?? pieceWords[id] ?? { name: words.name(topic), text: '' };
}

/** The page of a topic. */
export function pageOf(topic: RuleTopic, words: CatacombsWords, t: CatacombsText): RulePage {
  const { name, text } = wordsOf(topic, words, t);
  return { name, text, sections: sectionsOfCard(topic) ?? sectionsOfWord(topic), related: relatedOf(topic) };
}

/** What is written of a topic before its rules. */
export const textOf = (topic: RuleTopic, words: CatacombsWords, t: CatacombsText): string =>
  wordsOf(topic, words, t).text;

/** What a topic is called, wherever it is only named. */
export const topicName = (topic: RuleTopic, words: CatacombsWords, t: CatacombsText): string =>
  wordsOf(topic, words, t).name;
