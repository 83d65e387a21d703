import type { GameId } from '../../../src/rules/books';
import { gameAsked } from '../../lib/gameAsked';
import { benchedCatacombs } from '../rules/catacombs/benchedCatacombs';
import { benchedConquest } from '../rules/conquest/benchedConquest';
import { benchedGym } from '../rules/gym/benchedGym';
import { flicksOf, type Flicks } from './tables/flicksOf';

export { bench } from './bench';

/** The games whose flicks are flown; null where nothing is flicked. A game that is not listed does not compile. */
const FLICKS: Readonly<Record<GameId, Flicks | null>> = {
  catacombs: flicksOf(benchedCatacombs),
  conquest: flicksOf(benchedConquest),
  gym: flicksOf(benchedGym),
  reign: null,
};

const FLOWN: Readonly<Record<string, Flicks>> = Object.fromEntries(
  Object.entries(FLICKS).flatMap(([id, flicks]) => (flicks === null ? [] : [[id, flicks] as const])),
);

export const benchAsked = (named?: string) => gameAsked(FLOWN, named);
