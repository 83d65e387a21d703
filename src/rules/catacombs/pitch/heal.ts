import { heroOf } from '../model/queries';
import type { HeroId } from '../content/ids';
import { HERO_CARDS } from '../content/heroes';
import { withHero } from '../model/changes';
import type { Catacombs } from '../model/model';
import type { Cause } from '../events';
import type { CatacombsPlay } from '../types';

/** How much a hero lacks of its starting life, which it never exceeds (BASE-055, BASE-307). */
export const lacks = (model: Catacombs, id: HeroId): number => HERO_CARDS[id].life - heroOf(model, id).life;

export function healHero(play: CatacombsPlay, id: HeroId, points: number, cause: Cause): void {
  const amount = Math.min(points, lacks(play.model, id));
  if (amount <= 0 || heroOf(play.model, id).life === 0) return;
  const life = heroOf(play.model, id).life + amount;
  play.change(withHero(play.model, id, { life }));
  play.emit({ kind: 'healed', target: id, amount, life, cause });
}
