import { buildSync } from 'esbuild';
import { statSync } from 'node:fs';
import type { GameTypes } from '../../../src/rules/machine';
import type { GameModule } from '../../../src/session/game/gameModule';
import type { Played } from '../../../src/session/game/played';
import { sqliteRows } from '../../../src/storage/rows/sqliteRows';
import { createShelf } from '../../../src/storage/shelf/createShelf';
import { nodeSql } from '../../storage/nodeSql';
import type { BenchedGame } from '../rules/benchedGame';
import { playedGame, type BenchGame } from '../rules/games';
import { benchBrowser } from './benchBrowser';
import { measureCommits, measureOpening } from './measureShelf';
import { measureResume, type ResumeFigures } from './measureResume';
import { tellResume, tellShelf } from './tell';

const STEPS = 2_000;

/** A game whose commands are kept: as it is played, and as a session knows it. */
export interface StorageBench {
  /** Commands as they are played, of one game after another until there are enough. */
  steps(): readonly string[];
  /** The first game at random that lasts so long, taken up again. */
  resume(): ResumeFigures;
}

function playedSteps<G extends GameTypes, Setup>(benched: BenchedGame<G, Setup>): readonly string[] {
  const steps: string[] = [];
  for (let game = 0; steps.length < STEPS; game++) {
    steps.push(...playedGame(benched, game, STEPS - steps.length).commands.map((command) => JSON.stringify(command)));
  }
  return steps;
}

function longGame<G extends GameTypes, Setup>(benched: BenchedGame<G, Setup>): BenchGame<G, Setup> {
  for (let game = 0; ; game++) {
    const played = playedGame(benched, game, STEPS);
    if (played.commands.length === STEPS) return played;
  }
}

export const storageBenchOf = <P extends Played, G extends GameTypes & { answer: P['answer'] }>(
  benched: BenchedGame<G, P['setup']>,
  module: GameModule<P>,
): StorageBench => ({
  steps: () => playedSteps(benched),
  resume: () => measureResume(module, longGame(benched)),
});

async function benchSqlite(file: string, steps: readonly string[]): Promise<void> {
  const sql = nodeSql(file);
  const figures = await measureCommits(createShelf(sqliteRows(async () => sql)), steps);
  await sql.close();
  const shelf = createShelf(sqliteRows(async () => nodeSql(file)));
  tellShelf('SQLite', figures, await measureOpening(shelf, steps.length), statSync(file).size);
}

export async function bench(
  game: StorageBench,
  folder: string,
  chromiumPath: string,
  pageEntry: string,
): Promise<void> {
  tellResume(game.resume());
  const steps = game.steps();
  await benchSqlite(`${folder}/games.db`, steps);
  const [page] = buildSync({
    entryPoints: [pageEntry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  }).outputFiles;
  await benchBrowser(chromiumPath, `${folder}/profile`, page?.text ?? '', steps);
}
