import { apply, type Carried, type Command, type GameState, type GameTypes } from '../../../src/rules/machine';
import { Dice } from '../../soak/dice';
import type { BenchedGame } from './benchedGame';

export interface BenchGame<G extends GameTypes, Setup> {
  readonly seed: number;
  readonly setup: Setup;
  readonly commands: readonly Command<G>[];
}

export function started<G extends GameTypes, Setup>(
  { book }: BenchedGame<G, Setup>,
  setup: Setup,
  seed: number,
): Carried<G> {
  const opened = book.start(setup, seed);
  if (!opened.ok) throw new Error(`the set-up is refused: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

export function carryOut<G extends GameTypes, Setup>(
  { book: { game } }: BenchedGame<G, Setup>,
  state: GameState<G>,
  command: Command<G>,
): GameState<G> {
  const applied = apply(game, state, command);
  if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
  return applied.state;
}

export function playedGame<G extends GameTypes, Setup>(
  game: BenchedGame<G, Setup>,
  seed: number,
  mostCommands: number,
): BenchGame<G, Setup> {
  const { setup, next } = game.deal(seed, new Dice(seed));
  const commands: Command<G>[] = [];
  let { state } = started(game, setup, seed);
  while (state.prompt !== null && commands.length < mostCommands) {
    const command = next(state, state.prompt);
    commands.push(command);
    state = carryOut(game, state, command);
  }
  return { seed, setup, commands };
}

/** Every state that the game comes to rest in. */
export function* statesOf<G extends GameTypes, Setup>(
  game: BenchedGame<G, Setup>,
  { setup, seed, commands }: BenchGame<G, Setup>,
): Generator<GameState<G>> {
  let { state } = started(game, setup, seed);
  yield state;
  for (const command of commands) {
    state = carryOut(game, state, command);
    yield state;
  }
}
