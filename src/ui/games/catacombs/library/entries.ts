import type { CatacombsText, CatacombsWords } from '../../../../i18n/catacombs';
import {
  ABILITY_IDS,
  ALLY_IDS,
  ARTEFACT_IDS,
  EQUIPMENT_IDS,
  FAMILIES,
  HERO_IDS,
  LORD_IDS,
  MONSTER_CARDS,
  MONSTER_IDS,
  ROOM_CARDS,
  SPELL_IDS,
  type Family,
} from '../../../../rules/catacombs';
import { bestOf, textOf, topicName, TOPICS, type RuleTopic } from '../../../help';

export const SHELVES = ['monsters', 'heroes', 'lords', 'spells', 'equipment', 'rooms', 'words'] as const;
export type Shelf = (typeof SHELVES)[number];

/** Which monsters are looked for: all of them, or one family. */
export const FAMILY_CHOICES = ['all', ...FAMILIES] as const;
export type FamilyChoice = 'all' | Family;

const isWord = (topic: RuleTopic): boolean => /^(?:keyword|action|piece|service):/.test(topic);

const CONTENTS: Readonly<Record<Shelf, readonly RuleTopic[]>> = {
  monsters: MONSTER_IDS,
  heroes: [...HERO_IDS, ...ALLY_IDS],
  lords: LORD_IDS,
  spells: SPELL_IDS,
  equipment: [...EQUIPMENT_IDS, ...ARTEFACT_IDS],
  rooms: TOPICS.filter((topic) => ROOM_CARDS.has(topic)),
  words: [...ABILITY_IDS, ...TOPICS.filter(isWord)],
};

const familyOf = (topic: RuleTopic): Family | null => {
  const monster = MONSTER_IDS.find((id) => id === topic);
  return monster === undefined ? null : MONSTER_CARDS[monster].family;
};

/** Everything that the library holds. */
export const ENTRIES: readonly RuleTopic[] = SHELVES.flatMap((shelf) => CONTENTS[shelf]);

/** What lies on a shelf. */
export const entriesOn = (shelf: Shelf, family: FamilyChoice): readonly RuleTopic[] =>
  CONTENTS[shelf].filter((topic) => shelf !== 'monsters' || family === 'all' || familyOf(topic) === family);

/** What speaks of the words that are sought, on whatever shelf it lies, best first. */
export const entriesThatSpeakOf = (sought: string, words: CatacombsWords, t: CatacombsText): readonly RuleTopic[] =>
  bestOf(ENTRIES, sought, (topic) => ({ name: topicName(topic, words, t), text: textOf(topic, words, t) }));
