import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Platform } from 'react-native';
import { translatorIn } from '../../../i18n/common';
import { languageOf } from './languageOf';
import { useSpokenLanguage } from './useSpokenLanguage';
import { useWish } from './WishesContext';

export interface LanguageProviderProps {
  /** It is all that there is on the screen. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

/** Speaks the language of whoever looks at it to everything below it. */
export function LanguageProvider({ isAlone = true, children }: LanguageProviderProps) {
  const language = useSpokenLanguage(languageOf(useWish('language')));

  useEffect(() => {
    // A screen reader pronounces the page in the language it claims.
    if (Platform.OS === 'web' && isAlone) document.documentElement.lang = language;
  }, [isAlone, language]);

  return <I18nextProvider i18n={translatorIn(language)}>{children}</I18nextProvider>;
}
