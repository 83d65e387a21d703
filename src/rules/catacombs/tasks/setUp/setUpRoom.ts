import { restoreArmour } from '../../model/told/armour';
import { termsOf } from '../../model/subjects/handicap';
import type { Catacombs } from '../../model/model';
import { livingSeats, roomOf } from '../../model/queries';
import type { RuleOf } from '../../model/types';

/** A camp has its monsters by the gold (EXTRA-036): a handicap is for the rooms of the catacombs. */
const isUneven = (model: Catacombs): boolean =>
  (termsOf(model.setup)?.monsters ?? 0) !== 0 && roomOf(model).kind !== 'camp';

/** Heroes first, then the Overseer, who plays second; the other way round as a variant (BASE-082, EXTRA-003). */
export const setUpRoomRule: RuleOf<'setUpRoom'> = {
  run(play) {
    restoreArmour(play);
    const heroes = [
      ...livingSeats(play.model).map((seat) => ({ kind: 'placeHeroes', seat }) as const),
      { kind: 'placeFamiliar' } as const,
      { kind: 'confirmPlacement', confirmed: [] } as const,
    ];
    const monsters = [{ kind: 'placeMonsters' } as const];
    const isHeroesLast = play.model.setup.variants.heroesPlacedLast;
    play.next(
      { kind: 'placeAsTold' },
      ...(isUneven(play.model) ? [{ kind: 'evenOutRoom' } as const] : []),
      ...(isHeroesLast ? [...monsters, ...heroes] : [...heroes, ...monsters]),
      { kind: 'beginCombat' },
    );
  },
};
