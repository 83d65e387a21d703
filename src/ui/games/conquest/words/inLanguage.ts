import { spokenIn, type Language } from '../../../../i18n/common';
import { conquestWords } from '../../../../i18n/conquest';
import { CONQUEST } from '../../../../i18n/conquest/vocabulary';
import type { ConquestSpeech } from './speech';

/** What Conquest says of no game in particular, wherever it is asked for in a language. */
export function inLanguage(language: Language): ConquestSpeech {
  const spoken = spokenIn(language, CONQUEST);
  return { ...conquestWords(spoken), t: spoken.t };
}
