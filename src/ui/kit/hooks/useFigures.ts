import { useTranslation } from 'react-i18next';

/** Writes numbers as the language of the app does. */
export function useFigures(): (value: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language);
  return (value) => format.format(value);
}
