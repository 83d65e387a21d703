import { useTranslation } from 'react-i18next';
import { EQUIPMENT_CARDS, heroesOf, heroOf, type EquipmentId, type HeroId } from '../../../../rules/catacombs';
import { EquipmentCard } from '../../../cards';
import type { DrawerContentProps } from '../contentProps';
import { isUp } from '../liveOf';
import { CardGrid } from './CardGrid';

/** All that the heroes carry, and what the Merchant has to offer while they are there; what is of no use now comes last. */
export function EquipmentDrawer({ state, words, onShowRule }: DrawerContentProps) {
  const { t } = useTranslation();
  const { model } = state.view;
  const isSpent = (hero: HeroId, id: EquipmentId): boolean => heroOf(model, hero).usedInRoom.includes(id);
  const where = (hero: HeroId, equipment: EquipmentId): string => {
    if (!isUp(state, hero)) return t('drawers.equipment.asleep');
    return t(isSpent(hero, equipment) ? 'drawers.equipment.usedInRoom' : 'drawers.equipment.ready');
  };
  const isOfUse = (id: EquipmentId): boolean =>
    heroesOf(model).some((hero) => hero.life > 0 && EQUIPMENT_CARDS[id].owners.includes(hero.id));
  const lastBy = <Item,>(items: readonly Item[], isLast: (item: Item) => boolean): readonly Item[] =>
    [...items].sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
  return (
    <>
      {model.offer.length === 0 ? null : (
        <CardGrid
          title={t('drawers.equipment.offer')}
          nothing=""
          cards={lastBy(model.offer, (id) => !isOfUse(id)).map((id) => (
            <EquipmentCard key={id} id={id} words={words} onShowRule={onShowRule} />
          ))}
        />
      )}
      {heroesOf(model).map(({ id: hero, equipment }) => (
        <CardGrid
          key={hero}
          title={words.name(hero)}
          nothing={t('drawers.equipment.none')}
          cards={lastBy(equipment, (id) => isSpent(hero, id)).map((id) => (
            <EquipmentCard key={id} id={id} words={words} live={{ where: where(hero, id) }} onShowRule={onShowRule} />
          ))}
        />
      ))}
    </>
  );
}
