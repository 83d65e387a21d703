import {
  EQUIPMENT_CARDS,
  equipmentInPlay,
  heroesOf,
  heroOf,
  ROOM_CARDS,
  type Catacombs,
  type EquipmentId,
  type HeroId,
  type Space,
} from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { EquipmentCard } from '../cards';
import { Words } from '../../../kit/components';
import type { DrawerContentProps } from './contentProps';
import { isUp } from '../live/liveOf';
import { CardGrid } from '../../../table';
import { useCatacombsText } from '../words';

const isOfUse = (model: Catacombs, id: EquipmentId): boolean =>
  heroesOf(model).some((hero) => hero.life > 0 && EQUIPMENT_CARDS[id].owners.includes(hero.id));

const isMerchant = ({ card, isFaceUp }: Space): boolean => isFaceUp && ROOM_CARDS.get(card)?.kind === 'merchant';

/** What lies in the deck as long as no Merchant has been met; of some use, cheapest first. A story deals as it likes. */
function wholeDeck(model: Catacombs): readonly EquipmentId[] {
  const { setup, path } = model;
  const spaces = path.kind === 'line' ? path.columns.flat() : path.spaces.filter((space) => space !== null);
  if (setup.adventure !== null || spaces.some(isMerchant)) return [];
  return equipmentInPlay(setup)
    .filter((id) => isOfUse(model, id))
    .sort((a, b) => EQUIPMENT_CARDS[a].price - EQUIPMENT_CARDS[b].price);
}

/** All that the heroes carry, and what the Merchant has to offer while they are there; what is of no use now comes last. */
export function EquipmentDrawer({ state, words, onShowRule }: DrawerContentProps) {
  const { t } = useCatacombsText();
  const { model } = state.view;
  const isSpent = (hero: HeroId, id: EquipmentId): boolean => heroOf(model, hero).usedInRoom.includes(id);
  const where = (hero: HeroId, equipment: EquipmentId): string => {
    if (!isUp(state, hero)) return t('drawers.equipment.asleep');
    return t(isSpent(hero, equipment) ? 'drawers.equipment.usedInRoom' : 'drawers.equipment.ready');
  };
  const isAnyOwned = heroesOf(model).some(({ equipment }) => equipment.length > 0);
  const deck = isAnyOwned ? [] : wholeDeck(model);
  const lastBy = <Item,>(items: readonly Item[], isLast: (item: Item) => boolean): readonly Item[] =>
    [...items].sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
  const cardOf = (id: EquipmentId) => <EquipmentCard key={id} id={id} words={words} onShowRule={onShowRule} />;
  return (
    <>
      {model.offer.length === 0 ? null : (
        <CardGrid
          title={t('drawers.equipment.offer')}
          nothing=""
          cards={lastBy(model.offer, (id) => !isOfUse(model, id)).map(cardOf)}
        />
      )}
      {isAnyOwned ? (
        heroesOf(model).map(({ id: hero, equipment }) => (
          <CardGrid
            key={hero}
            title={words.name(hero)}
            nothing={t('drawers.equipment.none')}
            cards={lastBy(equipment, (id) => isSpent(hero, id)).map((id) => (
              <EquipmentCard key={id} id={id} words={words} live={{ where: where(hero, id) }} onShowRule={onShowRule} />
            ))}
          />
        ))
      ) : (
        <Words type="body" colour={UI.muted}>
          {t('drawers.equipment.nobody')}
        </Words>
      )}
      {deck.length === 0 ? null : <CardGrid title={t('drawers.equipment.deck')} nothing="" cards={deck.map(cardOf)} />}
    </>
  );
}
