import type { HeroId } from '../../words/ids';
import { withHero } from '../changes';
import { heroesOf, heroOf } from '../queries';
import type { CatacombsPlay } from '../types';

/** What the Paladin's track shows, and what it shows in the Plate (SOL-117, SOL-122). */
export const ARMOUR = { own: 2, inPlate: 3 } as const;
export const PLATE = 'equipment:blessed-plate';

export function setArmour(play: CatacombsPlay, id: HeroId, armour: number): void {
  if (heroOf(play.model, id).armour === armour) return;
  play.change(withHero(play.model, id, { armour }));
  play.emit({ kind: 'armourChanged', hero: id, armour });
}

/** Whole again with every Setup phase, alive or not (SOL-122, SOL-123, EXTRA-082). */
export function restoreArmour(play: CatacombsPlay): void {
  for (const { id, armour, equipment } of heroesOf(play.model)) {
    if (armour !== undefined) setArmour(play, id, equipment.includes(PLATE) ? ARMOUR.inPlate : ARMOUR.own);
  }
}

/** Without the Plate there is no more than his own (SOL-168). */
export function withdrawPlate(play: CatacombsPlay, id: HeroId): void {
  const { armour } = heroOf(play.model, id);
  if (armour !== undefined) setArmour(play, id, Math.min(armour, ARMOUR.own));
}
