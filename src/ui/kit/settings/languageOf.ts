import type { Language } from '../../../i18n/common';
import { deviceLanguage } from '../../../i18n/common/device';
import type { Settings } from '../../../session';

/** What is spoken by this setting. */
export const languageOf = (choice: Settings['language']): Language => (choice === 'system' ? deviceLanguage() : choice);
