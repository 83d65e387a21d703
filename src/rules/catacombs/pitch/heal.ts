import { heroOf } from '../model/queries';
import type { Cause } from '../words/cause';
import type { HeroId } from '../words/ids';
import { MAGIC } from '../content/soloth/magic';
import { withHero } from '../model/changes';
import { fullLifeOf } from '../model/handicap';
import type { Catacombs } from '../model/model';
import type { CatacombsPlay } from '../model/types';

/** How much a hero lacks of its starting life, which it never exceeds (BASE-055, BASE-307). */
export const lacks = (model: Catacombs, id: HeroId): number => fullLifeOf(model.setup, id) - heroOf(model, id).life;

/** How much magic is gone from a track that has any (SOL-136). */
const lacksMagic = (model: Catacombs, id: HeroId): number => MAGIC.max - (heroOf(model, id).magic ?? MAGIC.max);

/** How many points of life it could do with: those of the Sorceress may become magic (SOL-135, SOL-136). */
export const canGain = (model: Catacombs, id: HeroId): number => lacks(model, id) + lacksMagic(model, id);

/** How many of these points there is room for on each track. */
export const roomsFor = (model: Catacombs, id: HeroId, points: number) => ({
  life: Math.min(points, lacks(model, id)),
  magic: Math.min(points, lacksMagic(model, id)),
});

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
