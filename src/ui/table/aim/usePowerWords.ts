import { useTranslation } from 'react-i18next';
import { POWERS } from '../../../board';

/** "Power 3.4 of 5", as the language of the app writes numbers. */
export function usePowerWords(): (power: number) => string {
  const { t, i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (power) => t('aim.powerOf', { power: format.format(power), most: POWERS });
}
