import { catacombsWords, type CatacombsText, type CatacombsWords } from '../../../../i18n/catacombs';
import { CATACOMBS } from '../../../../i18n/catacombs/vocabulary';
import { spokenIn, type Language } from '../../../../i18n/common';

export interface InLanguage {
  readonly t: CatacombsText;
  readonly words: CatacombsWords;
}

/** What Catacombs says of no game in particular, wherever it is asked for in a language. */
export function inLanguage(language: Language): InLanguage {
  const spoken = spokenIn(language, CATACOMBS);
  return { t: spoken.t, words: catacombsWords(spoken) };
}
