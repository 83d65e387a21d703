import {
  BASE_HERO_IDS,
  crowdedSlots,
  expansionOf,
  HERO_IDS,
  HERO_SLOTS,
  type Expansion,
  type HeroId,
} from '../../../rules/catacombs';
import { withoutStrays } from './draftLord';
import type { NewGameDraft } from './newGameDraft';

/** Whoever is in somebody's hand, in the order of the box. */
export const heroesIn = ({ players }: Pick<NewGameDraft, 'players'>): readonly HeroId[] =>
  HERO_IDS.filter((id) => players.some(({ heroes }) => heroes.includes(id)));

/** Another plays in the place of this one, in the same hand. */
export function withHeroInstead(draft: NewGameDraft, out: HeroId, instead: HeroId): NewGameDraft {
  if (heroesIn(draft).includes(instead)) return draft;
  const players = draft.players.map((player) => ({
    ...player,
    heroes: HERO_IDS.filter((id) =>
      id === instead ? player.heroes.includes(out) : id !== out && player.heroes.includes(id),
    ),
  }));
  return { ...draft, players };
}

/** A hero of the base game for one who leaves with its box: its own counterpart, or whoever is free (SOL-073). */
function standInFor(draft: NewGameDraft, hero: HeroId): HeroId {
  const free = BASE_HERO_IDS.filter((id) => !heroesIn(draft).includes(id));
  return free.find((id) => HERO_SLOTS.some((slot) => slot.includes(id) && slot.includes(hero))) ?? free[0] ?? hero;
}

/** Heroes whose box is put away give their places up; what else came out of it goes as well. */
export function withExpansions(draft: NewGameDraft, expansions: readonly Expansion[]): NewGameDraft {
  const leaving = heroesIn(draft).filter((hero) => {
    const from = expansionOf(hero);
    return from !== null && !expansions.includes(from);
  });
  const staying = leaving.reduce((next, hero) => withHeroInstead(next, hero, standInFor(next, hero)), draft);
  return withoutStrays({ ...staying, expansions });
}

/** Two for one place, against the advice of the box (SOL-074). */
export const crowdedIn = (draft: NewGameDraft): ReturnType<typeof crowdedSlots> => crowdedSlots(heroesIn(draft));
