import { useTranslation } from 'react-i18next';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { HeroAtTable } from './heroState';

/** A hero's cell as a screen reader says it. */
export function useHeroLabel({ id, life, maxLife, gold, stand }: HeroAtTable, words: CatacombsWords): string {
  const { t } = useTranslation();
  const parts = [words.name(id), t('table.hero.life', { life, max: maxLife }), t('table.hero.gold', { gold })];
  return [...parts, ...(stand === 'idle' ? [] : [t(`table.hero.${stand}`)])].join(', ');
}
