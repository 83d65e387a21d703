import { EXPANSIONS, expansionsIn, HERO_SLOTS, type Adventure, type HeroId } from '../../../rules/catacombs';
import { heroesIn, withExpansions, withHeroInstead } from './heroes';
import type { CatacombsChoices } from './freshChoices';

/** Who makes room for this one: whoever plays in the same place, or else anybody who is not wanted. */
function makesRoom(choices: CatacombsChoices, party: readonly HeroId[], hero: HeroId): HeroId | null {
  const leaving = heroesIn(choices).filter((one) => !party.includes(one));
  const slot = HERO_SLOTS.find((pair) => pair.includes(hero));
  return leaving.find((one) => slot?.includes(one)) ?? leaving[0] ?? null;
}

function withParty(choices: CatacombsChoices, party: readonly HeroId[]): CatacombsChoices {
  return party.reduce((next, hero) => {
    const out = heroesIn(next).includes(hero) ? null : makesRoom(next, party, hero);
    return out === null ? next : withHeroInstead(next, out, hero);
  }, choices);
}

/** Drawn cards again: the boxes and the heroes that were there before the story. */
function withoutStory({ beforeStory, ...choices }: CatacombsChoices): CatacombsChoices {
  const drawn = { ...choices, adventure: null };
  return beforeStory === undefined
    ? drawn
    : withParty(withExpansions(drawn, beforeStory.expansions), beforeStory.heroes);
}

/** A story in place of drawn cards: its boxes come onto the table, and those for whom it is written into the hands. */
export function withAdventure(choices: CatacombsChoices, adventure: Adventure | null): CatacombsChoices {
  const drawn = withoutStory(choices);
  if (adventure === null) return drawn;
  const brought = expansionsIn(adventure);
  const boxes = EXPANSIONS.filter((one) => drawn.expansions.includes(one) || brought.includes(one));
  const beforeStory = { expansions: drawn.expansions, heroes: heroesIn(drawn) };
  return { ...withParty(withExpansions(drawn, boxes), adventure.party ?? []), adventure, beforeStory };
}
