import { priceOf, type Catacombs, type HeroId, type Price } from '../../../../rules/catacombs';
import { useCatacombsText } from '../words';

/** A price in words: of what costs nothing, nothing is said. */
export function useNoteOf(): (price: Price) => string {
  const { t } = useCatacombsText();
  return ({ magic, life }) => {
    if (life === 0) return magic === 0 ? '' : t('prompts.costsMagic', { magic });
    return magic === 0 ? t('prompts.costsOnlyLife', { life }) : t('prompts.costsLife', { magic, life });
  };
}

/** What using something takes of a hero who pays for it; nothing for all others. */
export function usePriceNote(model: Catacombs): (hero: HeroId, what: string) => string {
  const noteOf = useNoteOf();
  return (hero, what) => noteOf(priceOf(model, hero, what) ?? { magic: 0, life: 0 });
}
