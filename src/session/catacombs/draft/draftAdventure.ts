import { EXPANSIONS, expansionsIn, HERO_SLOTS, type Adventure, type HeroId } from '../../../rules/catacombs';
import { heroesIn, withExpansions, withHeroInstead } from './draftHeroes';
import type { NewGameDraft } from './newGameDraft';

/** Who makes room for this one: whoever plays in the same place, or else anybody who is not wanted. */
function makesRoom(draft: NewGameDraft, party: readonly HeroId[], hero: HeroId): HeroId | null {
  const leaving = heroesIn(draft).filter((one) => !party.includes(one));
  const slot = HERO_SLOTS.find((pair) => pair.includes(hero));
  return leaving.find((one) => slot?.includes(one)) ?? leaving[0] ?? null;
}

function withParty(draft: NewGameDraft, party: readonly HeroId[]): NewGameDraft {
  return party.reduce((next, hero) => {
    const out = heroesIn(next).includes(hero) ? null : makesRoom(next, party, hero);
    return out === null ? next : withHeroInstead(next, out, hero);
  }, draft);
}

/** A story in place of drawn cards: its boxes come onto the table, and those for whom it is written into the hands. */
export function withAdventure(draft: NewGameDraft, adventure: Adventure | null): NewGameDraft {
  if (adventure === null) return { ...draft, adventure };
  const brought = expansionsIn(adventure);
  const boxes = EXPANSIONS.filter((one) => draft.expansions.includes(one) || brought.includes(one));
  return { ...withParty(withExpansions(draft, boxes), adventure.party ?? []), adventure };
}
