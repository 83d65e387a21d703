import { isDeepStrictEqual } from 'node:util';
import type { Game, GameState, GameTypes, SeatId } from '../../src/rules/machine';

/** Something that holds whenever a game is at rest: what is wrong, or null. */
export type Invariant<G extends GameTypes> = (state: GameState<G>) => string | null;
export type Invariants<G extends GameTypes> = Readonly<Record<string, Invariant<G>>>;

/** Of any game: whoever is asked has a seat, or is one of these. */
export const promptOrOutcome =
  <G extends GameTypes>(game: Game<G>, others: readonly SeatId[] = []): Invariant<G> =>
  (state) => {
    const { prompt, outcome, tasks, commandCount } = state;
    if ((prompt === null) === (outcome === null)) return 'a prompt and an outcome, or neither';
    if (prompt === null) return tasks.length === 0 ? null : 'work is left after the end';
    // What was said by the way counts, and leaves the question as it was.
    if (prompt.number > commandCount) return `prompt ${prompt.number} after ${commandCount} commands`;
    const seats = [...game.seatsOf(state), ...others];
    if (prompt.seats.length === 0 || !prompt.seats.every((seat) => seats.includes(seat))) return 'nobody is asked';
    return new Set(prompt.seats).size === prompt.seats.length ? null : 'somebody is asked twice';
  };

/** Of any game. */
export const survivesJson = <G extends GameTypes>(state: GameState<G>): string | null =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state) ? null : 'saved and loaded it is another state';

export function firstBroken<G extends GameTypes>(invariants: Invariants<G>, state: GameState<G>): string | null {
  for (const [name, invariant] of Object.entries(invariants)) {
    const wrong = invariant(state);
    if (wrong !== null) return `${name}: ${wrong}`;
  }
  return null;
}
