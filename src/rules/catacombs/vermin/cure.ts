import type { Cause } from '../words/cause';
import type { HeroId } from '../words/ids';
import { poisonCard } from '../content/vermin/poison';
import type { Catacombs } from '../model/model';
import { heroOf } from '../model/queries';
import type { CatacombsPlay } from '../model/types';
import { poisonOf, poisonTotal, withoutPoison } from './poison';

const OPTION = /^poison-(\d+)$/;

/** One option for each value that lies under the board: two cards of one value are alike. */
export function poisonOptions(model: Catacombs, hero: HeroId): readonly string[] {
  const values = poisonOf(heroOf(model, hero)).map((id) => poisonCard(id).poison);
  return [...new Set(values)].sort((a, b) => b - a).map((value) => `poison-${value}`);
}

/** One card of any value is gone (VERM-039, VERM-043). */
export function cure(play: CatacombsPlay, hero: HeroId, option: string, cause: Cause): void {
  const [, value] = OPTION.exec(option) ?? [];
  const card = poisonOf(heroOf(play.model, hero)).find((id) => poisonCard(id).poison === Number(value));
  if (card === undefined) return;
  play.change(withoutPoison(play.model, hero, [card]));
  const total = poisonTotal(heroOf(play.model, hero));
  play.emit({ kind: 'cured', hero, poison: poisonCard(card).poison, total, cause });
}
