import { apply, type Command } from '../../../src/rules/machine';
import {
  catacombs,
  startCatacombs,
  type CatacombsSetup,
  type CatacombsState,
  type CatacombsTypes,
} from '../../../src/rules/catacombs';
import { Dice } from '../../soak/dice';
import { nextCommand } from '../../soak/catacombs/players';
import { setupFor } from '../../soak/catacombs/setups';

export interface BenchGame {
  readonly seed: number;
  readonly setup: CatacombsSetup;
  readonly commands: readonly Command<CatacombsTypes>[];
}

const HABITS = { physics: 'fake', luck: 'heroes', isEager: false } as const;

export function carryOut(state: CatacombsState, command: Command<CatacombsTypes>): CatacombsState {
  const applied = apply(catacombs, state, command);
  if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
  return applied.state;
}

/** A game by players at random, with contacts made up; every game of the soak is one. */
export function playedGame(game: number, maxCommands: number): BenchGame {
  const dice = new Dice(game);
  const setup = setupFor(game, dice);
  const commands: Command<CatacombsTypes>[] = [];
  let { state } = startCatacombs(setup, game);
  while (state.prompt !== null && commands.length < maxCommands) {
    const command = nextCommand(state, state.prompt, HABITS, dice);
    commands.push(command);
    state = carryOut(state, command);
  }
  return { seed: game, setup, commands };
}

/** Every state that the game comes to rest in. */
export function* statesOf({ setup, seed, commands }: BenchGame): Generator<CatacombsState> {
  let { state } = startCatacombs(setup, seed);
  yield state;
  for (const command of commands) {
    state = carryOut(state, command);
    yield state;
  }
}
