import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Platform } from 'react-native';
import { createTranslator, deviceLanguage } from '../../../i18n';
import { useSetting } from './SettingsContext';

/** Speaks the language of the settings to everything below it. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [choice] = useSetting('language');
  const language = choice === 'system' ? deviceLanguage() : choice;
  const [translator] = useState(() => createTranslator(language));

  useEffect(() => {
    void translator.changeLanguage(language);
    // A screen reader pronounces the page in the language it claims.
    if (Platform.OS === 'web') document.documentElement.lang = language;
  }, [translator, language]);

  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>;
}
