import type { LibraryUi } from '../../../game';
import { catacombsHelp } from '../help';
import { EntryPicture } from './EntryPicture';
import { inLanguage } from '../words/inLanguage';
import { sections } from './sections';

export const library: LibraryUi = {
  sections,
  Picture: EntryPicture,
  help(language) {
    const { t, words } = inLanguage(language);
    return catacombsHelp(words, t);
  },
};
