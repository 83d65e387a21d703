import {
  foresee,
  sample,
  whyNot,
  type ChanceStream,
  type Command,
  type Drawn,
  type Foreseen,
  type Game,
  type GameState,
  type GameTypes,
  type SeatId,
} from '../../rules/machine';

/** A game as far as somebody who sees this much of it can look ahead. */
export interface Horizon<G extends GameTypes> {
  /** What would be if this were answered now; null when the rules would refuse it. */
  imagine(view: GameState<G>, command: Command<G>): Foreseen<G> | null;
  isAllowed(view: GameState<G>, command: Command<G>): boolean;
  /** Thought has come to what nobody knows: nothing is asked, and nothing is over. */
  isCut(state: GameState<G>): boolean;
}

export const horizonOf = <G extends GameTypes>(game: Game<G>): Horizon<G> => ({
  imagine: (view, command) => foresee(game, view, command),
  isAllowed: (view, command) => whyNot(game, view, command) === null,
  isCut: ({ prompt, outcome }) => prompt === null && outcome === null,
});

/** Any legal answer is found in so many tries, or there is none. */
const TRIES = 2_000;

/** Anything that the rules take, by chance alone; null where the seat can answer nothing. */
export function sampled<G extends GameTypes>(
  game: Game<G>,
  state: GameState<G>,
  seat: SeatId,
  stream: ChanceStream,
): Drawn<G['answer']> | null {
  const { prompt } = state;
  if (prompt === null) return null;
  let rest = stream;
  for (let tried = 0; tried < TRIES; tried++) {
    const drawn = sample(game, prompt, rest);
    if (whyNot(game, state, { ...drawn.value, seat }) === null) return drawn;
    rest = drawn.stream;
  }
  return null;
}
