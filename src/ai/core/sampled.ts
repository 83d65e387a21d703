import {
  sample,
  whyNot,
  type ChanceStream,
  type Drawn,
  type Game,
  type GameState,
  type GameTypes,
  type SeatId,
} from '../../rules/machine';

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
