import { MODULES } from '../../src/session/modules';
import { gameAsked } from '../lib/gameAsked';
import { killedCatacombs } from './catacombs/killedCatacombs';
import { killedConquest } from './conquest/killedConquest';
import { killedGym } from './gym/killedGym';
import { killOf, type Kill } from './games/killOf';

/** The games whose writers are killed; one that is kept on the shelf and has no such play does not compile. */
export const KILLS: Readonly<Record<keyof typeof MODULES, Kill>> = {
  catacombs: killOf(killedCatacombs),
  conquest: killOf(killedConquest),
  gym: killOf(killedGym),
};

export const killAsked = (named?: string) => gameAsked(KILLS, named);
