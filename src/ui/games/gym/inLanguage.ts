import { gymWords, type GymText, type GymWords } from '../../../i18n/gym';
import { GYM } from '../../../i18n/gym/vocabulary';
import { spokenIn, type Language } from '../../../i18n/common';

/** What the gym says of no game in particular, wherever it is asked for in a language. */
export function inLanguage(language: Language): { readonly t: GymText; readonly words: GymWords } {
  const spoken = spokenIn(language, GYM);
  return { t: spoken.t, words: gymWords(spoken) };
}
