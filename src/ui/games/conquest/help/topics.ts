import {
  ABILITY_KINDS,
  CHARACTER_IDS,
  DESIGN_IDS,
  isCard,
  isCrystal,
  isProjectile,
  printedOn,
  SHOT_KINDS,
  type AbilityKind,
  type CharacterId,
  type DesignId,
  type ShotKind,
} from '../../../../rules/conquest';

export const WORDS = ['armour', 'targeted'] as const;
export type Word = (typeof WORDS)[number];

export const SHOTS_SHOWN: readonly (ShotKind | 'obstacle')[] = [...SHOT_KINDS, 'obstacle'];

/** What has a page: a face of a card, a kind of shot, an ability, a word, a Character, a rule by its number. */
export type Topic =
  | { readonly kind: 'card'; readonly design: DesignId }
  | { readonly kind: 'shot'; readonly shot: ShotKind | 'obstacle' }
  | { readonly kind: 'ability'; readonly ability: AbilityKind }
  | { readonly kind: 'word'; readonly word: Word }
  | { readonly kind: 'character'; readonly character: CharacterId }
  | { readonly kind: 'rule'; readonly rule: string };

export const topicOfShot = (shot: ShotKind | 'obstacle'): string => `shot:${shot}`;
export const topicOfAbility = (ability: AbilityKind): string => `ability:${ability}`;
export const topicOfWord = (word: Word): string => `word:${word}`;

const RULE = /^rule:(CONQ-\d{3})$/;

const find = <Id extends string>(ids: readonly Id[], id: string): Id | undefined => ids.find((one) => one === id);

/** Of a card, a disc, a rule or a page what is looked up; null for what has none. */
export function readTopic(id: string): Topic | null {
  const design = isCard(id) ? printedOn(id).id : find(DESIGN_IDS, id);
  if (design !== undefined) return { kind: 'card', design };
  const character = find(CHARACTER_IDS, id);
  if (character !== undefined) return { kind: 'character', character };
  if (isCrystal(id)) return { kind: 'shot', shot: 'obstacle' };
  if (isProjectile(id)) return { kind: 'shot', shot: id };
  const rule = RULE.exec(id)?.[1];
  if (rule !== undefined) return { kind: 'rule', rule };
  const shot = SHOTS_SHOWN.find((one) => topicOfShot(one) === id);
  if (shot !== undefined) return { kind: 'shot', shot };
  const ability = ABILITY_KINDS.find((one) => topicOfAbility(one) === id);
  if (ability !== undefined) return { kind: 'ability', ability };
  const word = WORDS.find((one) => topicOfWord(one) === id);
  return word === undefined ? null : { kind: 'word', word };
}

/** The one name that a page goes by. */
export function nameOfTopic(topic: Topic): string {
  switch (topic.kind) {
    case 'card':
      return topic.design;
    case 'shot':
      return topicOfShot(topic.shot);
    case 'ability':
      return topicOfAbility(topic.ability);
    case 'word':
      return topicOfWord(topic.word);
    case 'character':
      return topic.character;
    case 'rule':
      return `rule:${topic.rule}`;
  }
}

/** Every page, as they lie in the library. */
export const TOPICS: readonly string[] = [
  ...DESIGN_IDS,
  ...SHOTS_SHOWN.map(topicOfShot),
  ...ABILITY_KINDS.map(topicOfAbility),
  ...WORDS.map(topicOfWord),
  ...CHARACTER_IDS,
];
