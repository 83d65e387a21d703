import { DESIGNS, designOf, type AbilityKind, type DesignId, type ShotKind } from '../../../../rules/conquest';
import type { Entry, RulePage } from '../../../game';
import type { ConquestSpeech } from '../words';
import { rulesOf } from './rulesOf';
import { nameOfTopic, topicOfAbility, topicOfShot, topicOfWord, type Topic } from './topics';

/** What a topic is called, and what is written of it. */
export function entryOf(topic: Topic, { wording, t }: ConquestSpeech): Entry {
  switch (topic.kind) {
    case 'card':
      return wording.cards[topic.design];
    case 'shot':
      return wording.shots[topic.shot];
    case 'ability':
      return wording.abilities[topic.ability];
    case 'word':
      return wording[topic.word];
    case 'character':
      return wording.characters[topic.character];
    case 'rule':
      return { name: t('conquest.library.rule', { rule: topic.rule }), text: '' };
  }
}

const withShot = (shot: ShotKind | 'obstacle'): readonly DesignId[] =>
  DESIGNS.filter(({ shots }) => shots.some(({ kind }) => kind === shot)).map(({ id }) => id);

const withAbility = (kind: AbilityKind): readonly DesignId[] =>
  DESIGNS.filter(({ ability }) => ability?.kind === kind).map(({ id }) => id);

function relatedToCard(id: DesignId): readonly string[] {
  const { shots, ability, hasArmour } = designOf(id);
  return [
    ...shots.map(({ kind }) => topicOfShot(kind)),
    ...(shots.some(({ isTargeted }) => isTargeted) ? [topicOfWord('targeted')] : []),
    ...(ability === null ? [] : [topicOfAbility(ability.kind)]),
    ...(hasArmour ? [topicOfWord('armour')] : []),
  ];
}

/** Where to read on: what is printed on a card, and which cards bear a thing. */
function relatedTo(topic: Topic): readonly string[] {
  switch (topic.kind) {
    case 'card':
      return [...new Set(relatedToCard(topic.design))];
    case 'shot':
      return withShot(topic.shot);
    case 'ability':
      return withAbility(topic.ability);
    case 'word':
      return topic.word === 'armour'
        ? DESIGNS.filter(({ hasArmour }) => hasArmour).map(({ id }) => id)
        : DESIGNS.filter(({ shots }) => shots.some(({ isTargeted }) => isTargeted)).map(({ id }) => id);
    case 'character':
    case 'rule':
      return [];
  }
}

/** The page of a topic. */
export function pageOf(topic: Topic, words: ConquestSpeech): RulePage {
  const { name, text } = entryOf(topic, words);
  return {
    ...{ name, text },
    sections: [{ topic: null, rules: rulesOf(topic) }],
    related: relatedTo(topic).filter((one) => one !== nameOfTopic(topic)),
  };
}
