import { leavePoisonBehind } from '../../model/told/cure';
import { EQUIPMENT_IDS, type HeroId } from '../../words/ids';
import { withHero } from '../../model/changes';
import { healHero } from '../../model/told/heal';
import type { CatacombsPlay } from '../../model/types';
import { giveCard } from './giveCard';
import { CURE, HEALING_TOUCH, OFFERING, PEEK, RESURRECTION } from '../../content/services';
import { turnOver } from './offering';
import { peek } from './peek';
import type { ItemId } from '../../words/openIds';

/** What was paid for is handed over at once. */
export function receive(play: CatacombsPlay, hero: HeroId, item: ItemId): void {
  if (item === HEALING_TOUCH.id) return healHero(play, hero, HEALING_TOUCH.life, { by: item, rule: 'BASE-304' });
  if (item === CURE.id) return play.next({ kind: 'curePoison', hero, by: item });
  if (item === PEEK.id) return peek(play);
  if (item === OFFERING.id) return turnOver(play);
  if (item === RESURRECTION.id) {
    play.change(withHero(play.model, hero, { life: RESURRECTION.life }));
    play.emit({ kind: 'resurrected', hero, life: RESURRECTION.life });
    return leavePoisonBehind(play, hero, item);
  }
  const equipment = EQUIPMENT_IDS.find((id) => id === item);
  if (equipment === undefined) throw new Error(`nobody sells ${item}`);
  giveCard(play, hero, equipment);
}
