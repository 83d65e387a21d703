import type { TFunction } from 'i18next';
import type { Person } from '../../session';

/** How somebody plays, where a line has to do: how they aim, and what they want otherwise than the device has it. */
export const summaryOf = ({ aim, hand, language, textSize }: Person, t: TFunction): string =>
  [
    t(`choice.aimWay.${aim}`),
    ...(hand === 'device' ? [] : [t(`people.handed.${hand}`)]),
    ...(language === 'system' ? [] : [t(`settings.language.${language}`)]),
    ...(textSize === null ? [] : [t('common.percent', { value: Math.round(textSize * 100) })]),
  ].join(' · ');
