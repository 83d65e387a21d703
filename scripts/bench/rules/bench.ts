import { readRecord, recordOf, replay, writeRecord } from '../../../src/rules/machine';
import { catacombs, catacombsBook, startCatacombs } from '../../../src/rules/catacombs';
import { carryOut, playedGame, statesOf, type BenchGame } from './games';

const GAMES = 24;
const ROUNDS = 7;
const RECORD_COMMANDS = 1_000;
const MAX_COMMANDS = 1_500;

const AIM = { commandsPerS: 50_000, replayMs: 100, stateKb: 30 } as const;

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

function applyAll(games: readonly BenchGame[]): void {
  for (const { setup, seed, commands } of games) {
    commands.reduce(carryOut, startCatacombs(setup, seed).state);
  }
}

function measureCommands(games: readonly BenchGame[]): void {
  const commands = games.reduce((sum, game) => sum + game.commands.length, 0);
  const perS = (1000 * commands) / bestMs(() => applyAll(games));
  told(`commands per second, ${commands} commands`, perS.toFixed(0), `>= ${AIM.commandsPerS}`);
  for (const kind of ['choose', 'place', 'flick', 'flickResolved', 'amounts'] as const) {
    const own = games.flatMap((game) =>
      [...statesOf(game)].slice(0, -1).map((state, at) => ({ state, command: game.commands[at] })),
    );
    const these = own.flatMap(({ state, command }) => (command?.kind === kind ? [{ state, command }] : []));
    const ms = bestMs(() => these.forEach(({ state, command }) => carryOut(state, command)));
    console.log(
      `  ${kind.padEnd(14)} ${String(these.length).padStart(6)} of them, ${((1000 * ms) / these.length).toFixed(1)} µs each`,
    );
  }
}

function measureReplay(): void {
  let game = playedGame(0, RECORD_COMMANDS);
  for (let number = 1; game.commands.length < RECORD_COMMANDS; number++) game = playedGame(number, RECORD_COMMANDS);
  const { setup, seed, commands } = game;
  const text = writeRecord(recordOf(catacombs.id, { setup, seed }, commands));
  const read = (): ReturnType<typeof readRecord<never, never, never>> | unknown => readRecord(catacombsBook, text);
  const record = readRecord(catacombsBook, text);
  if (!record.ok) throw new Error(record.error.message);
  const readMs = bestMs(read);
  const replayMs = bestMs(() => {
    if (!replay(catacombsBook, record.value).ok) throw new Error('the record does not replay');
  });
  told(`replay of ${commands.length} commands, ms`, replayMs.toFixed(1), `<= ${AIM.replayMs}`);
  told(`  and reading its ${(text.length / 1024).toFixed(0)} KB, ms`, readMs.toFixed(1), 'none');
}

function measureStates(games: readonly BenchGame[]): void {
  const sizes = games.flatMap((game) => [...statesOf(game)].map((state) => JSON.stringify(state).length / 1024));
  sizes.sort((a, b) => a - b);
  const at = (part: number): string => (sizes[Math.floor(part * (sizes.length - 1))] ?? 0).toFixed(1);
  told(`size of ${sizes.length} saved states, KB, median`, at(0.5), `<= ${AIM.stateKb}`);
  told('  the largest, KB', at(1), `<= ${AIM.stateKb}`);
}

/** Prints how fast the rules are, with contacts that were made up beforehand, and how large a saved game is. */
export function bench(): void {
  const games = Array.from({ length: GAMES }, (_, game) => playedGame(game, MAX_COMMANDS));
  measureCommands(games);
  measureReplay();
  measureStates(games);
}
