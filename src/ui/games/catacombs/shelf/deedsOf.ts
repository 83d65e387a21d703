import type { Language } from '../../../../i18n/common';
import { inLanguage } from '../words/inLanguage';

const PERCENT = 100;

/** What somebody has done in all their games, line by line. */
export function deedsOf(measures: Readonly<Record<string, number>>, language: Language): readonly string[] {
  const { t } = inLanguage(language);
  const { flicks = 0, hits = 0, kills = 0, bestDamage = 0, bestKills = 0 } = measures;
  return [
    t('statistics.flicks', { flicks, share: Math.round((PERCENT * hits) / flicks), kills }),
    ...(bestDamage === 0 ? [] : [t('statistics.best', { damage: bestDamage, kills: bestKills })]),
  ];
}
