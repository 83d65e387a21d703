import type { ViewProps } from 'react-native';
import type { Language } from '../../../i18n/common';

/** A browser, its voice and its hyphens take everything in here to be in this language. */
export const spokenIn = (language: Language): ViewProps & { readonly lang: Language } => ({ lang: language });
