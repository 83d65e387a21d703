import { heroOf } from '../model/queries';
import { EQUIPMENT_IDS, type HeroId } from '../content/ids';
import { withHero } from '../model/changes';
import { healHero } from '../pitch/heal';
import type { CatacombsPlay } from '../types';
import { HEALING_TOUCH, RESURRECTION } from './healerServices';

/** What was paid for is handed over at once. */
export function receive(play: CatacombsPlay, hero: HeroId, item: string): void {
  if (item === HEALING_TOUCH.id) return healHero(play, hero, HEALING_TOUCH.life, { by: item, rule: 'BASE-304' });
  if (item === RESURRECTION.id) {
    play.change(withHero(play.model, hero, { life: RESURRECTION.life }));
    return play.emit({ kind: 'resurrected', hero, life: RESURRECTION.life });
  }
  const equipment = EQUIPMENT_IDS.find((id) => id === item);
  if (equipment === undefined) throw new Error(`nobody sells ${item}`);
  const { equipment: owned } = heroOf(play.model, hero);
  play.change(withHero(play.model, hero, { equipment: [...owned, equipment] }));
  play.change({
    ...play.model,
    offer: play.model.offer.filter((id) => id !== equipment),
    equipmentDeck: play.model.equipmentDeck.filter((id) => id !== equipment),
  });
}
