import type { GameId } from '../../../src/rules/books';
import { gameAsked } from '../../lib/gameAsked';
import { benchOf, type Bench } from './bench';
import { benchedCatacombs } from './catacombs/benchedCatacombs';
import { benchedConquest } from './conquest/benchedConquest';
import { benchedGym } from './gym/benchedGym';
import { benchedReign } from './reign/benchedReign';

/** The games whose rules are measured; one without a bench does not compile. */
export const BENCHES: Readonly<Record<GameId, Bench>> = {
  catacombs: benchOf(benchedCatacombs),
  conquest: benchOf(benchedConquest),
  gym: benchOf(benchedGym),
  reign: benchOf(benchedReign),
};

export const benchAsked = (named?: string) => gameAsked(BENCHES, named);
