import type { HeroId } from '../../words/ids';
import { withHero } from '../changes';
import { heroOf } from '../queries';
import { priceOf } from '../subjects/magic';
import type { CatacombsPlay } from '../types';

/** A cost, not damage: nothing protects from it and nothing comes of it (SOL-142). */
export function payMagic(play: CatacombsPlay, hero: HeroId, what: string): void {
  const price = priceOf(play.model, hero, what);
  if (price === null || price.magic + price.life === 0) return;
  const { magic = 0, life } = heroOf(play.model, hero);
  const left = { magic: magic - price.magic, life: life - price.life };
  play.change(withHero(play.model, hero, left));
  play.emit({ kind: 'magicSpent', hero, on: what, spent: price, left });
}
