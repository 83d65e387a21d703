import { restoreArmour } from '../equipment/armour';
import { livingSeats } from '../model/queries';
import type { RuleOf } from '../types';

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
    play.next({ kind: 'placeAsTold' }, ...(isHeroesLast ? [...monsters, ...heroes] : [...heroes, ...monsters]), {
      kind: 'beginCombat',
    });
  },
};
