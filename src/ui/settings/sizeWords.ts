import type { TFunction } from 'i18next';

const MB = 1_000_000;
const GB = 1_000 * MB;

const oneDigit = (value: number): number => Math.round(value * 10) / 10;

/** So much room, in the unit in which nobody has to count digits; something is never nothing. */
export function sizeWords(bytes: number, t: TFunction, figures: (value: number) => string): string {
  if (bytes < GB) return t('settings.kept.size.mb', { size: figures(Math.ceil(bytes / MB)) });
  return t('settings.kept.size.gb', { size: figures(oneDigit(bytes / GB)) });
}
