import type { OptionId } from '../../../../rules/machine';
import { heroesOf, lethalPoison, poisonTotal, type Catacombs } from '../../../../rules/catacombs';
import { useCatacombsText } from '../words';

const CARD = /^(?:(.+)>)?poison-(\d+)$/;

/** What a hero would be left with, were one of its Poison cards to go: `poison-3`, or `hero:elf>poison-3`. */
export function usePoisonNote(model: Catacombs, holder?: string): (option: OptionId) => string {
  const { t } = useCatacombsText();
  return (option) => {
    const [, owner = holder, value] = CARD.exec(option) ?? [];
    const hero = heroesOf(model).find(({ id }) => id === owner);
    if (hero === undefined) return '';
    const poison = poisonTotal(hero);
    return t('prompts.poisonAfter', { poison, left: poison - Number(value), lethal: lethalPoison(hero.id) });
  };
}
