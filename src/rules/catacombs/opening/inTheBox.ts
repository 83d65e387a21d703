import type { Adventure } from '../adventure/adventure';
import { isFight } from '../adventure/adventure';
import { expansionsOf } from '../content/expansionsOf';
import { EXPANSIONS, type Expansion } from '../content/ids';
import type { CatacombsSetup } from '../model/setup';

/** A story brings along whatever its cards come from. */
export function expansionsIn({ rooms, heroes, lord }: Adventure): readonly Expansion[] {
  const monsters = rooms.flatMap((room) => (isFight(room) ? (room.monsters ?? []).map(({ monster }) => monster) : []));
  const items = Object.values(heroes).flatMap(({ equipment, kept }) => [...(equipment ?? []), ...(kept ?? [])]);
  return expansionsOf([...Object.keys(heroes), ...monsters, ...items, ...(lord === null ? [] : [lord])]);
}

/** What is played with the base game: as agreed, and as the story asks. */
export function inTheBox({ expansions = [], adventure }: CatacombsSetup): readonly Expansion[] {
  const told = adventure ? expansionsIn(adventure) : [];
  return EXPANSIONS.filter((one) => expansions.includes(one) || told.includes(one));
}
