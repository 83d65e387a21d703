// How long the highest level thinks, with a compiler and on a bare interpreter:  npm run bench:ai -- [--game ID]
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleForEngines, bundleForNode } from '../../engines/bundle.mjs';
import { ENGINES, isInstalled, runOn } from '../../engines/engines.mjs';
import { known, runScript } from '../../lib/fault.mjs';
import { thoughtProgram } from '../../metro/thoughtProgram.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const ASKED = ['V8', 'V8, no JIT', 'Hermes -O'];
const OF_PHONES = 'Hermes -O0';

const sum = (values) => values.reduce((total, value) => total + value, 0);

function tell(name, paces) {
  const ms = paces.map((pace) => pace.ms);
  const each = sum(ms) / sum(paces.map(({ effort }) => effort));
  const figures = `${each.toFixed(2).padStart(8)} ms a flick imagined, slowest decision ${Math.max(...ms)} ms`;
  console.log(
    `${name.padEnd(12)} ${figures}, of ${paces.length}; most imagined ${Math.max(...paces.map((pace) => pace.effort))}`,
  );
}

/** A program for bare engines that knows which game it is about; `before` is evaluated ahead of it. */
async function programOf(entry, script, game, before = '') {
  await bundleForEngines(here(entry), script);
  const asked = `var gameAskedFor = ${JSON.stringify(game)};`;
  await writeFile(script, `${asked}\n${before}\n${await readFile(script, 'utf8')}`);
}

/** The program that phones think with, evaluated as they do it, and asked for one batch after another. */
async function tellBatches(folder, game) {
  const engine = ENGINES.filter(({ name }) => name === OF_PHONES).find(isInstalled);
  if (engine === undefined) return;
  const script = join(folder, 'batches.js');
  const program = await thoughtProgram();
  const evaluation = `var evaluatedMs = Date.now(); (0, eval)(${JSON.stringify(program)}); evaluatedMs = Date.now() - evaluatedMs;`;
  await programOf('batches.ts', script, game, evaluation);
  const { evaluatedMs, batchesMs } = JSON.parse(await runOn(engine, script));
  const inOrder = batchesMs.sort((a, b) => a - b);
  const at = (share) => `${inOrder[Math.floor((inOrder.length - 1) * share)]} ms`;
  console.log(`${engine.name}: a program of ${Math.round(program.length / 1024)} KB evaluated in ${evaluatedMs} ms`);
  console.log(`${inOrder.length} batches, one of them ${at(0.5)}, of twenty the slowest ${at(0.95)}, of all ${at(1)}`);
}

/** The id of the game that is asked for. */
async function gameOf(named, folder) {
  const program = join(folder, 'benches.mjs');
  await bundleForNode(here('benches.ts'), program);
  const { benchAsked } = await import(pathToFileURL(program));
  return known(benchAsked(named)).id;
}

await runScript(async () => {
  const { values } = parseArgs({ options: { game: { type: 'string' } } });
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-pace-'));
  try {
    const game = await gameOf(values.game, folder);
    const script = join(folder, 'pace.js');
    await programOf('pace.ts', script, game);
    const answers = new Set();
    for (const engine of ENGINES.filter(({ name }) => ASKED.includes(name)).filter(isInstalled)) {
      const paces = JSON.parse(await runOn(engine, script));
      tell(engine.name, paces);
      answers.add(JSON.stringify(paces.map(({ answer }) => answer)));
    }
    console.log(answers.size === 1 ? 'every engine answers the same' : 'THE ENGINES DISAGREE');
    if (answers.size !== 1) process.exitCode = 1;
    await tellBatches(folder, game);
  } finally {
    await rm(folder, { recursive: true });
  }
});
