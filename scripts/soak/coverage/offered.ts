import type { GameState, GameTypes, RecordBook } from '../../../src/rules/machine';
import type { Tally } from './tally';

/** What was offered, by what it was asked for: `purpose id`. */
export const OFFERED = 'offered';
/** Seats are called as a set-up likes: any of them counts as one. */
export const SEAT = 'SEAT';

/** All that may be answered to the prompt that stands, as the ids by which a record says it. */
export function noteOffered<G extends GameTypes, Setup>(
  { game, offered }: RecordBook<G, Setup, unknown>,
  state: GameState<G>,
  tally: Tally,
): void {
  if (state.prompt === null) return;
  const { purpose, ask } = state.prompt;
  const seats: readonly string[] = game.seatsOf(state);
  for (const id of offered(ask)) tally.add(OFFERED, `${purpose.kind} ${seats.includes(id) ? SEAT : id}`);
}
