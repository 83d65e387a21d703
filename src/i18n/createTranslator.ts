import { createInstance, type i18n } from 'i18next';
import { en } from './en';
import { fr } from './fr';
import type { Language } from './languages';
import type { Wording } from './wording';

const WORDINGS: Readonly<Record<Language, Wording>> = { en, fr };

/** A translator that is ready at once: every word is bundled, nothing is fetched. */
export function createTranslator(language: Language): i18n {
  const translator = createInstance();
  void translator.init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: WORDINGS.en }, fr: { translation: WORDINGS.fr } },
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return translator;
}
