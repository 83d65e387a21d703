import type { GameId } from '../../src/rules/books';
import { soakedCatacombs } from './catacombs/soakedCatacombs';
import { soakedConquest } from './conquest/soakedConquest';
import { soakedGym } from './gym/soakedGym';
import { soakedReign } from './reign/soakedReign';
import { soakOf, type Soak } from './soakOf';

/** The games that are played at random; one that has no soak does not compile. */
export const SOAKS: Readonly<Record<GameId, Soak>> = {
  catacombs: soakOf(soakedCatacombs),
  conquest: soakOf(soakedConquest),
  gym: soakOf(soakedGym),
  reign: soakOf(soakedReign),
};
