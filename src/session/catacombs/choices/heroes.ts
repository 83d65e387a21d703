import {
  BASE_HERO_IDS,
  crowdedSlots,
  expansionOf,
  HERO_IDS,
  HERO_SLOTS,
  type Expansion,
  type HeroId,
} from '../../../rules/catacombs';
import { withoutStrays } from './lord';
import type { CatacombsChoices } from './freshChoices';

/** Whoever is in somebody's hand, in the order of the box. */
export const heroesIn = ({ players }: Pick<CatacombsChoices, 'players'>): readonly HeroId[] =>
  HERO_IDS.filter((id) => players.some(({ heroes }) => heroes.includes(id)));

/** Another plays in the place of this one, in the same hand. */
export function withHeroInstead(choices: CatacombsChoices, out: HeroId, instead: HeroId): CatacombsChoices {
  if (heroesIn(choices).includes(instead)) return choices;
  const players = choices.players.map((player) => ({
    ...player,
    heroes: HERO_IDS.filter((id) =>
      id === instead ? player.heroes.includes(out) : id !== out && player.heroes.includes(id),
    ),
  }));
  return { ...choices, players };
}

/** A hero of the base game for one who leaves with its box: its own counterpart, or whoever is free (SOL-073). */
function standInFor(choices: CatacombsChoices, hero: HeroId): HeroId {
  const free = BASE_HERO_IDS.filter((id) => !heroesIn(choices).includes(id));
  return free.find((id) => HERO_SLOTS.some((slot) => slot.includes(id) && slot.includes(hero))) ?? free[0] ?? hero;
}

/** Heroes whose box is put away give their places up; what else came out of it goes as well. */
export function withExpansions(choices: CatacombsChoices, expansions: readonly Expansion[]): CatacombsChoices {
  const leaving = heroesIn(choices).filter((hero) => {
    const from = expansionOf(hero);
    return from !== null && !expansions.includes(from);
  });
  const staying = leaving.reduce((next, hero) => withHeroInstead(next, hero, standInFor(next, hero)), choices);
  return withoutStrays({ ...staying, expansions });
}

/** Two for one place, against the advice of the box (SOL-074). */
export const crowdedIn = (choices: CatacombsChoices): ReturnType<typeof crowdedSlots> =>
  crowdedSlots(heroesIn(choices));
