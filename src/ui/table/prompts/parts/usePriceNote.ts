import { useTranslation } from 'react-i18next';
import { priceOf, type Catacombs, type HeroId } from '../../../../rules/catacombs';

/** What using something takes of a hero who pays for it; nothing for all others. */
export function usePriceNote(model: Catacombs): (hero: HeroId, what: string) => string | null {
  const { t } = useTranslation();
  return (hero, what) => {
    const { magic, life } = priceOf(model, hero, what) ?? { magic: 0, life: 0 };
    if (magic + life === 0) return null;
    return life > 0 ? t('prompts.costsLife', { magic, life }) : t('prompts.costsMagic', { magic });
  };
}
