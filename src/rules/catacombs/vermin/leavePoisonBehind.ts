import type { HeroId } from '../words/ids';
import { withHero } from '../model/changes';
import { heroOf } from '../model/queries';
import type { CatacombsPlay } from '../model/types';
import { poisonOf, poisonTotal, withoutPoison } from './poison';

/** Back from a death by poison he is rid of it all; whoever fell to anything else keeps it (VERM-045, VERM-046). */
export function leavePoisonBehind(play: CatacombsPlay, id: HeroId, by: string): void {
  const hero = heroOf(play.model, id);
  if (hero.fellToPoison !== true) return;
  play.change(withHero(withoutPoison(play.model, id, poisonOf(hero)), id, { fellToPoison: false }));
  play.emit({ kind: 'cured', hero: id, poison: poisonTotal(hero), total: 0, cause: { by, rule: 'VERM-045' } });
}
