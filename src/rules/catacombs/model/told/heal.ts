import { heroOf } from '../queries';
import type { Cause } from '../../words/cause';
import type { HeroId } from '../../words/ids';
import { withHero } from '../changes';
import { roomsFor } from '../subjects/life';
import type { CatacombsPlay } from '../types';

export function gainLife(play: CatacombsPlay, id: HeroId, amount: number, cause: Cause): void {
  if (amount <= 0) return;
  const life = heroOf(play.model, id).life + amount;
  play.change(withHero(play.model, id, { life }));
  play.emit({ kind: 'healed', target: id, amount, life, cause });
}

export function gainMagic(play: CatacombsPlay, hero: HeroId, amount: number, cause: Cause): void {
  if (amount <= 0) return;
  const magic = (heroOf(play.model, hero).magic ?? 0) + amount;
  play.change(withHero(play.model, hero, { magic }));
  play.emit({ kind: 'magicGained', hero, amount, magic, cause });
}

/** The dead gain nothing; where points could go either way their player says how (SOL-135). What fits nowhere is lost. */
export function healHero(play: CatacombsPlay, id: HeroId, points: number, cause: Cause): void {
  if (heroOf(play.model, id).life === 0) return;
  const { life, magic } = roomsFor(play.model, id, points);
  const isForBoth = life > 0 && magic > 0 && life + magic > points;
  if (isForBoth) return play.next({ kind: 'splitPoints', hero: id, points, cause });
  gainLife(play, id, life, cause);
  gainMagic(play, id, magic, cause);
}
