import { readPoison } from '../../words/options';
import type { OptionId } from '../../../machine';
import type { Cause } from '../../words/cause';
import type { HeroId } from '../../words/ids';
import { poisonCard } from '../../content/vermin/poison';
import { withHero } from '../changes';
import { heroOf } from '../queries';
import type { CatacombsPlay } from '../types';
import { poisonOf, poisonTotal, withoutPoison } from '../subjects/poison';

/** One card of any value is gone (VERM-039, VERM-043). */
export function cure(play: CatacombsPlay, hero: HeroId, option: OptionId, cause: Cause): void {
  const card = poisonOf(heroOf(play.model, hero)).find((id) => poisonCard(id).poison === readPoison(option));
  if (card === undefined) return;
  play.change(withoutPoison(play.model, hero, [card]));
  const total = poisonTotal(heroOf(play.model, hero));
  play.emit({ kind: 'cured', hero, poison: poisonCard(card).poison, total, cause });
}

/** Back from a death by poison he is rid of it all; whoever fell to anything else keeps it (VERM-045, VERM-046). */
export function leavePoisonBehind(play: CatacombsPlay, id: HeroId, by: string): void {
  const hero = heroOf(play.model, id);
  if (hero.fellToPoison !== true) return;
  play.change(withHero(withoutPoison(play.model, id, poisonOf(hero)), id, { fellToPoison: false }));
  play.emit({ kind: 'cured', hero: id, poison: poisonTotal(hero), total: 0, cause: { by, rule: 'VERM-045' } });
}
