import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Platform } from 'react-native';
import { translatorIn } from '../../../i18n/common';
import { languageOf } from './languageOf';
import { useSetting } from './SettingsContext';
import { useSpokenLanguage } from './useSpokenLanguage';

/** Speaks the language of the settings to everything below it. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [choice] = useSetting('language');
  const language = useSpokenLanguage(languageOf(choice));

  useEffect(() => {
    // A screen reader pronounces the page in the language it claims.
    if (Platform.OS === 'web') document.documentElement.lang = language;
  }, [language]);

  return <I18nextProvider i18n={translatorIn(language)}>{children}</I18nextProvider>;
}
