import type { GameId } from '../../src/rules/books';
import { gameAsked } from '../lib/gameAsked';
import type { Arena } from './arenaOf';
import { catacombsArena } from './catacombs/arena';
import { conquestArena } from './conquest/arena';
import { reignArena } from './reign/arena';

/** Where players of each game meet; null where nobody plays against anybody. */
const ARENAS: Readonly<Record<GameId, Arena | null>> = {
  catacombs: catacombsArena,
  conquest: conquestArena,
  gym: null,
  reign: reignArena,
};

const MET: Readonly<Record<string, Arena>> = Object.fromEntries(
  Object.entries(ARENAS).flatMap(([id, arena]) => (arena === null ? [] : [[id, arena] as const])),
);

export const arenaAsked = (named?: string) => gameAsked(MET, named);
