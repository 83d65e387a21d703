import { armourWith } from '../../content/brings';
import type { HeroId } from '../../words/ids';
import { withHero } from '../changes';
import { heroesOf, heroOf } from '../queries';
import type { CatacombsPlay } from '../types';

export function setArmour(play: CatacombsPlay, id: HeroId, armour: number): void {
  if (heroOf(play.model, id).armour === armour) return;
  play.change(withHero(play.model, id, { armour }));
  play.emit({ kind: 'armourChanged', hero: id, armour });
}

/** Whole again with every Setup phase, alive or not (SOL-122, SOL-123, EXTRA-082). */
export function restoreArmour(play: CatacombsPlay): void {
  for (const { id, armour, equipment } of heroesOf(play.model)) {
    if (armour !== undefined) setArmour(play, id, armourWith(equipment));
  }
}

/** Without a card that is gone there is no more than his track shows now (SOL-168). */
export function withdrawArmour(play: CatacombsPlay, id: HeroId): void {
  const { armour, equipment } = heroOf(play.model, id);
  if (armour !== undefined) setArmour(play, id, Math.min(armour, armourWith(equipment)));
}
