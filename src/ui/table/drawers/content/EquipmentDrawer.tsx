import { useTranslation } from 'react-i18next';
import { heroesOf, heroOf, type EquipmentId, type HeroId } from '../../../../rules/catacombs';
import { EquipmentCard } from '../../../cards';
import type { DrawerContentProps } from '../contentProps';
import { isUp } from '../liveOf';
import { CardGrid } from './CardGrid';

/** All that the heroes carry, and what the Merchant has to offer while they are there. */
export function EquipmentDrawer({ state, words, onShowRule }: DrawerContentProps) {
  const { t } = useTranslation();
  const { model } = state.view;
  const where = (hero: HeroId, equipment: EquipmentId): string => {
    if (!isUp(state, hero)) return t('drawers.equipment.asleep');
    return t(
      heroOf(model, hero).usedInRoom.includes(equipment) ? 'drawers.equipment.usedInRoom' : 'drawers.equipment.ready',
    );
  };
  return (
    <>
      {model.offer.length === 0 ? null : (
        <CardGrid
          title={t('drawers.equipment.offer')}
          nothing=""
          cards={model.offer.map((id) => (
            <EquipmentCard key={id} id={id} words={words} onShowRule={onShowRule} />
          ))}
        />
      )}
      {heroesOf(model).map(({ id: hero, equipment }) => (
        <CardGrid
          key={hero}
          title={words.name(hero)}
          nothing={t('drawers.equipment.none')}
          cards={equipment.map((id) => (
            <EquipmentCard key={id} id={id} words={words} live={{ where: where(hero, id) }} onShowRule={onShowRule} />
          ))}
        />
      ))}
    </>
  );
}
