import { buildSync } from 'esbuild';
import path from 'node:path';
import { killWriter } from '../../scripts/kill/killWriter';
import { Dice } from '../../scripts/soak/dice';
import { temporaryFolder } from '../support/temporaryFolder';

const KILLS = 30;

it(`keeps every acknowledged step of a game on SQLite whose process is killed ${KILLS} times`, async () => {
  const folder = temporaryFolder();
  const program = `${folder}/writer.mjs`;
  buildSync({
    entryPoints: [path.resolve(__dirname, '../../scripts/kill/writer.ts')],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const dice = new Dice(1);
  let stepCount = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const round = await killWriter(program, `${folder}/games.db`, dice);
    expect(round.wrong).toBeNull();
    expect(round.stepCount).toBeGreaterThan(stepCount);
    stepCount = round.stepCount;
  }
}, 120_000);
