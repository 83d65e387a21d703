import type { EquipmentId, HeroId } from '../../words/ids';
import { withHero } from '../../model/changes';
import { heroOf } from '../../model/queries';
import type { CatacombsPlay } from '../../model/types';

/** A card out of the deck, and off the table where it lay for sale. */
export function giveCard(play: CatacombsPlay, hero: HeroId, equipment: EquipmentId): void {
  const { equipment: owned } = heroOf(play.model, hero);
  play.change(withHero(play.model, hero, { equipment: [...owned, equipment] }));
  play.change({
    ...play.model,
    offer: play.model.offer.filter((id) => id !== equipment),
    equipmentDeck: play.model.equipmentDeck.filter((id) => id !== equipment),
  });
}
