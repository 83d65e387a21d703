import type { CatacombsWords } from '../../../../i18n/catacombs';
import { lethalPoison } from '../../../../rules/catacombs';
import type { HeroAtTable } from './heroState';
import { useCatacombsText } from '../words';

/** A hero's cell as a screen reader says it. */
export function useHeroLabel(hero: HeroAtTable, words: CatacombsWords): string {
  const { t } = useCatacombsText();
  const { id, life, maxLife, gold, armour, magic, kept, poison, stand, swallowedBy, riders } = hero;
  const parts = [
    words.name(id),
    t('table.hero.life', { life, max: maxLife }),
    ...(armour === null ? [] : [t('table.hero.armour', { armour })]),
    ...(magic === null ? [] : [t('table.hero.magic', { magic })]),
    ...(poison === 0 ? [] : [t('table.hero.poison', { poison, lethal: lethalPoison(id) })]),
    ...(riders.length === 0 ? [] : [t('table.piece.swarm', { rats: riders.length })]),
    t('table.hero.gold', { count: gold, gold }),
    ...(kept === null ? [] : [t('table.hero.kept', { kept: kept.length })]),
  ];
  const standing = (): readonly string[] => {
    if (stand === 'idle') return [];
    if (swallowedBy !== null) return [t('table.hero.swallowedBy', { monster: words.name(swallowedBy) })];
    return [t(`table.hero.${stand}`)];
  };
  return [...parts, ...standing()].join(', ');
}
