import { expansionsIn } from '../adventure/expansionsIn';
import { EXPANSIONS, type Expansion } from '../words/ids';
import type { CatacombsSetup } from '../model/setup';

/** What is played with the base game: as agreed, and as the story asks. */
export function inTheBox({ expansions = [], adventure }: CatacombsSetup): readonly Expansion[] {
  const told = adventure ? expansionsIn(adventure) : [];
  return EXPANSIONS.filter((one) => expansions.includes(one) || told.includes(one));
}
