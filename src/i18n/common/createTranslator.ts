import { createInstance, type i18n } from 'i18next';
import { entrance as en } from './entrance/en';
import { entrance as fr } from './entrance/fr';
import type { EntranceWording } from './entrance/wording';
import type { Language } from './languages';

const ENTRANCES: Readonly<Record<Language, EntranceWording>> = { en, fr };

/** One language. It says what is said at the entrance, and all that it is taught: a namespace for what any screen says, one for each game. */
export function createTranslator(language: Language): i18n {
  const translator = createInstance();
  void translator.init({
    lng: language,
    // Every language says everything: what is missing is a type error.
    fallbackLng: false,
    ns: ['common', 'entrance'],
    defaultNS: 'common',
    resources: { [language]: { entrance: ENTRANCES[language] } },
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return translator;
}
