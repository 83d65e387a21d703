import { readRecord, recordOf, replay, writeRecord, type GameTypes } from '../../../src/rules/machine';
import type { BenchedGame } from './benchedGame';
import { carryOut, playedGame, started, statesOf, type BenchGame } from './games';

const GAMES = 24;
const ROUNDS = 7;

/** Time on the processor, so that what else the machine does counts little. */
function elapsedMs(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The best of some rounds: a busy machine only ever makes it slower. */
const bestMs = (run: () => void): number => Math.min(...Array.from({ length: ROUNDS }, () => elapsedMs(run)));

const told = (what: string, value: string, aim: string): void =>
  console.log(`${what.padEnd(44)} ${value.padStart(12)}   aim ${aim}`);

function measureCommands<G extends GameTypes, Setup>(
  game: BenchedGame<G, Setup>,
  games: readonly BenchGame<G, Setup>[],
): void {
  const commands = games.reduce((sum, one) => sum + one.commands.length, 0);
  const applyAll = (): void => {
    for (const { setup, seed, commands: own } of games) {
      own.reduce((state, command) => carryOut(game, state, command), started(game, setup, seed).state);
    }
  };
  const perS = (1000 * commands) / bestMs(applyAll);
  told(`commands per second, ${commands} commands`, perS.toFixed(0), `>= ${game.aim.commandsPerS}`);
  const steps = games.flatMap((one) =>
    [...statesOf(game, one)].flatMap((state, at) => {
      const command = one.commands[at];
      return command === undefined ? [] : [{ state, command }];
    }),
  );
  for (const kind of new Set(steps.map(({ command }) => command.kind))) {
    const these = steps.filter(({ command }) => command.kind === kind);
    const ms = bestMs(() => these.forEach(({ state, command }) => carryOut(game, state, command)));
    console.log(
      `  ${kind.padEnd(14)} ${String(these.length).padStart(6)} of them, ${((1000 * ms) / these.length).toFixed(1)} µs each`,
    );
  }
}

function measureReplay<G extends GameTypes, Setup>(game: BenchedGame<G, Setup>): void {
  const { book, recordCommands } = game;
  let played = playedGame(game, 0, recordCommands);
  for (let number = 1; played.commands.length < recordCommands; number++)
    played = playedGame(game, number, recordCommands);
  const { setup, seed, commands } = played;
  const text = writeRecord(recordOf(book.game.id, { setup, seed }, commands));
  const record = readRecord(book, text);
  if (!record.ok) throw new Error(record.error.message);
  const readMs = bestMs(() => void readRecord(book, text));
  const replayMs = bestMs(() => {
    if (!replay(book, record.value).ok) throw new Error('the record does not replay');
  });
  told(`replay of ${commands.length} commands, ms`, replayMs.toFixed(1), `<= ${game.aim.replayMs}`);
  told(`  and reading its ${(text.length / 1024).toFixed(0)} KB, ms`, readMs.toFixed(1), 'none');
}

function measureStates<G extends GameTypes, Setup>(
  game: BenchedGame<G, Setup>,
  games: readonly BenchGame<G, Setup>[],
): void {
  const sizes = games.flatMap((one) => [...statesOf(game, one)].map((state) => JSON.stringify(state).length / 1024));
  sizes.sort((a, b) => a - b);
  const at = (part: number): string => (sizes[Math.floor(part * (sizes.length - 1))] ?? 0).toFixed(1);
  told(`size of ${sizes.length} saved states, KB, median`, at(0.5), `<= ${game.aim.stateKb}`);
  told('  the largest, KB', at(1), `<= ${game.aim.stateKb}`);
}

/** Prints how fast the rules of a game are, with contacts that were made up beforehand, and how large a saved game is. */
export type Bench = () => void;

export const benchOf =
  <G extends GameTypes, Setup>(game: BenchedGame<G, Setup>): Bench =>
  () => {
    const games = Array.from({ length: GAMES }, (_, seed) => playedGame(game, seed, game.mostCommands));
    measureCommands(game, games);
    measureReplay(game);
    measureStates(game, games);
  };
