import type { ViewProps } from 'react-native';
import type { Language } from '../../../i18n/common';

/** A voice reads what it is told of here in this language. */
export const spokenIn = (language: Language): ViewProps => ({ accessibilityLanguage: language });
