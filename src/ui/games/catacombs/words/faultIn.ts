import type { Language } from '../../../../i18n/common';
import type { FileFault } from '../../../../rules/machine';
import { inLanguage } from './inLanguage';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is wrong with a file, and where in it. */
export function faultIn({ place, message }: FileFault, language: Language): string {
  const { t, words } = inLanguage(language);
  const said = words.fault(message);
  const where = words.faultPlace(place);
  return where === '' ? upperFirst(said) : t('records.place', { place: where, message: said });
}
