import { faultLine, type Language } from '../../../../i18n/common';
import type { FileFault } from '../../../../rules/machine';
import { inLanguage } from './inLanguage';

/** What is wrong with a file, and where in it. */
export function faultIn(fault: FileFault, language: Language): string {
  const { t, words } = inLanguage(language);
  return faultLine(words, fault, (parts) => t('records.place', parts));
}
