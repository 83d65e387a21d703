import type { HeroId } from '../content/ids';
import { withHero } from '../model/changes';
import type { Catacombs } from '../model/model';
import { heroesOf, heroOf } from '../model/queries';

/** What the Paladin's track shows, and what it shows in the Plate (SOL-117, SOL-122). */
export const ARMOUR = { own: 2, inPlate: 3 } as const;
export const PLATE = 'equipment:blessed-plate';

const fullArmour = (model: Catacombs, id: HeroId): number =>
  heroOf(model, id).equipment.includes(PLATE) ? ARMOUR.inPlate : ARMOUR.own;

/** Whole again with every Setup phase, alive or not (SOL-122, SOL-123, EXTRA-082). */
export const withWholeArmour = (model: Catacombs): Catacombs =>
  heroesOf(model).reduce(
    (next, { id, armour }) => (armour === undefined ? next : withHero(next, id, { armour: fullArmour(next, id) })),
    model,
  );

/** Without the Plate there is no more than his own (SOL-168). */
export function withoutPlate(model: Catacombs, id: HeroId): Catacombs {
  const { armour } = heroOf(model, id);
  return armour === undefined ? model : withHero(model, id, { armour: Math.min(armour, ARMOUR.own) });
}
