import type { CatacombsText } from '../../../../i18n/catacombs';
import { priceOf, type Catacombs, type HeroId, type Price } from '../../../../rules/catacombs';

/** A price in words: of what costs nothing, nothing is said. */
export function noteOfPrice({ magic, life }: Price, t: CatacombsText): string {
  if (life === 0) return magic === 0 ? '' : t('prompts.costsMagic', { magic });
  return magic === 0 ? t('prompts.costsOnlyLife', { life }) : t('prompts.costsLife', { magic, life });
}

/** What using something takes of a hero who pays for it; nothing for all others. */
export const noteOfUse = (model: Catacombs, hero: HeroId, what: string, t: CatacombsText): string =>
  noteOfPrice(priceOf(model, hero, what) ?? { magic: 0, life: 0 }, t);
