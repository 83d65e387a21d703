import type { Language } from '../../../../i18n/common';
import { ABILITY_KINDS, DESIGNS, type Team } from '../../../../rules/conquest';
import type { LibrarySection, LibraryUi } from '../../../game';
import { conquestHelp } from '../help';
import { SHOTS_SHOWN, topicOfAbility, topicOfShot, topicOfWord, WORDS } from '../help/topics';
import { inLanguage } from '../words';
import { EntryPicture } from './EntryPicture';

const deckOf = (team: Team): readonly string[] => DESIGNS.filter((one) => one.team === team).map(({ id }) => id);

/** Both decks, then what is printed on them. */
function sections(language: Language): readonly LibrarySection[] {
  const { t } = inLanguage(language);
  const topics = {
    sword: deckOf('sword'),
    skull: deckOf('skull'),
    shots: SHOTS_SHOWN.map(topicOfShot),
    abilities: [...ABILITY_KINDS.map(topicOfAbility), ...WORDS.map(topicOfWord)],
  } as const;
  return (['sword', 'skull', 'shots', 'abilities'] as const).map((id) => ({
    ...{ id, parts: null },
    name: t(`conquest.library.${id}`),
    topics: topics[id],
  }));
}

export const library: LibraryUi = {
  sections,
  Picture: EntryPicture,
  help: (language) => conquestHelp(inLanguage(language)),
};
