import { CURE, heroOf, lethalPoison, poisonTotal, type Catacombs, type HeroId } from '../../../../rules/catacombs';
import { useCatacombsText } from '../words';

/** What a cure does for this hero, and what it costs. */
export function useCureNote(model: Catacombs): (hero: HeroId) => string {
  const { t } = useCatacombsText();
  return (hero) =>
    t('prompts.cured', {
      price: CURE.price,
      poison: poisonTotal(heroOf(model, hero)),
      lethal: lethalPoison(hero),
    });
}
