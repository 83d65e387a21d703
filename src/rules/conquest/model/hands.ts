import type { SeatId } from '../../machine';
import { HAND } from '../content/tokens';
import { TEAMS } from '../words/ids';
import { hasOption, seatsOfTeam, teamOfSeat } from './queries';
import type { ConquestSetup } from './setup';

/** Whoever plays a whole team against two. */
export function lonelySeat(setup: ConquestSetup): SeatId | null {
  const [sword, skull] = TEAMS.map((team) => seatsOfTeam(setup, team));
  if (sword === undefined || skull === undefined || sword.length === skull.length) return null;
  return (sword.length === 1 ? sword[0] : skull[0]) ?? null;
}

/** CONQ-033 to CONQ-035; one card fewer where everybody draws at the end (CONQ-172, CONQ-173). */
export function handSize(setup: ConquestSetup, seat: SeatId): number {
  const size = lonelySeat(setup) === seat ? HAND.aloneAgainstTwo : HAND.usual;
  return hasOption(setup, 'drawAtEnd') ? size - 1 : size;
}

/** The pair that plays against one, where there is one. */
export const pairOf = (setup: ConquestSetup) => {
  const lonely = lonelySeat(setup);
  return lonely === null ? null : teamOfSeat(setup, lonely) === 'sword' ? 'skull' : 'sword';
};
