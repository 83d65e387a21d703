import { type OptionId } from '../../../machine';
import { poisonOption } from '../../words/options';
import { HERO_CARDS } from '../../content/heroes';
import type { HeroId } from '../../words/ids';
import { poisonCard, type PoisonId } from '../../content/vermin/poison';
import { withHero } from '../changes';
import type { Hero } from '../hero';
import type { Catacombs } from '../model';
import { heroOf } from '../queries';

export const poisonOf = ({ poison = [] }: Hero): readonly PoisonId[] => poison;

/** All the poison under a hero's board (VERM-023). */
export const poisonTotal = (hero: Hero): number => poisonOf(hero).reduce((sum, id) => sum + poisonCard(id).poison, 0);

/** So much kills, whatever life is left (VERM-026, VERM-027). */
export const lethalPoison = (id: HeroId): number => HERO_CARDS[id].life;

/** Cards from under a board go face up beside the deck (VERM-043). */
export function withoutPoison(model: Catacombs, id: HeroId, cards: readonly PoisonId[]): Catacombs {
  const hero = heroOf(model, id);
  const kept = poisonOf(hero).filter((card) => !cards.includes(card));
  return {
    ...withHero(model, id, { poison: kept }),
    poisonDiscard: [...(model.poisonDiscard ?? []), ...cards],
  };
}

/** One option for each value that lies under the board: two cards of one value are alike. */
export function poisonOptions(model: Catacombs, hero: HeroId): readonly OptionId[] {
  const values = poisonOf(heroOf(model, hero)).map((id) => poisonCard(id).poison);
  return [...new Set(values)].sort((a, b) => b - a).map(poisonOption);
}
