import type { Language } from '../../../../i18n/common';
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
import type { LibrarySection } from '../../../game';
import { TOPICS, type RuleTopic } from '../topics';
import { inLanguage } from '../words/inLanguage';

export const SECTION_IDS = ['monsters', 'heroes', 'lords', 'spells', 'equipment', 'rooms', 'words'] as const;
export type SectionId = (typeof SECTION_IDS)[number];

const isWord = (topic: RuleTopic): boolean => /^(?:keyword|action|piece|service):/.test(topic);

const TOPICS_IN: Readonly<Record<SectionId, readonly RuleTopic[]>> = {
  monsters: MONSTER_IDS,
  heroes: [...HERO_IDS, ...ALLY_IDS],
  lords: LORD_IDS,
  spells: SPELL_IDS,
  equipment: [...EQUIPMENT_IDS, ...ARTEFACT_IDS],
  rooms: TOPICS.filter((topic) => ROOM_CARDS.has(topic)),
  words: [...ABILITY_IDS, ...TOPICS.filter(isWord)],
};

const ofFamily = (family: Family): readonly RuleTopic[] =>
  MONSTER_IDS.filter((id) => MONSTER_CARDS[id].family === family);

/** Everything that the library holds; the monsters are all together, or one family of them. */
export function sections(language: Language): readonly LibrarySection[] {
  const { t, words } = inLanguage(language);
  const { families } = words.wording;
  const byFamily = [
    { id: 'all', name: t('cards.library.allFamilies'), topics: MONSTER_IDS },
    ...FAMILIES.map((family) => ({ id: family, name: families[family], topics: ofFamily(family) })),
  ];
  return SECTION_IDS.map((id) => ({
    id,
    name: t(`cards.library.shelf.${id}`),
    topics: TOPICS_IN[id],
    parts: id === 'monsters' ? { label: t('cards.library.families'), each: byFamily } : null,
  }));
}
