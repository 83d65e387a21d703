import { buildSync } from 'esbuild';
import { statSync } from 'node:fs';
import { sqliteRows } from '../../../src/storage/rows/sqliteRows';
import { createShelf } from '../../../src/storage/shelf/createShelf';
import { nodeSql } from '../../storage/nodeSql';
import { playedGame, type BenchGame } from '../rules/games';
import { benchBrowser } from './benchBrowser';
import { measureCommits, measureOpening } from './measureShelf';
import { measureResume } from './measureResume';
import { tellResume, tellShelf } from './tell';

const STEPS = 2_000;

/** Commands as they are played, of one game after another until there are enough. */
function playedSteps(): readonly string[] {
  const steps: string[] = [];
  for (let game = 0; steps.length < STEPS; game++) {
    steps.push(...playedGame(game, STEPS - steps.length).commands.map((command) => JSON.stringify(command)));
  }
  return steps;
}

/** The first game at random that lasts so long. */
function longGame(): BenchGame {
  for (let game = 0; ; game++) {
    const played = playedGame(game, STEPS);
    if (played.commands.length === STEPS) return played;
  }
}

async function benchSqlite(file: string, steps: readonly string[]): Promise<void> {
  const sql = nodeSql(file);
  const figures = await measureCommits(createShelf(sqliteRows(async () => sql)), steps);
  await sql.close();
  const shelf = createShelf(sqliteRows(async () => nodeSql(file)));
  tellShelf('SQLite', figures, await measureOpening(shelf, steps.length), statSync(file).size);
}

export async function bench(folder: string, chromiumPath: string, pageEntry: string): Promise<void> {
  tellResume(measureResume(longGame()));
  const steps = playedSteps();
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
