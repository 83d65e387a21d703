// How long the highest level thinks, with a compiler and on a bare interpreter:  npm run bench:ai
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleForEngines } from '../../engines/bundle.mjs';
import { ENGINES, isInstalled, runOn } from '../../engines/engines.mjs';
import { runScript } from '../../lib/fault.mjs';
import { thoughtProgram } from '../../metro/thoughtProgram.mjs';

const PACE = fileURLToPath(new URL('pace.ts', import.meta.url));
const BATCHES = fileURLToPath(new URL('batches.ts', import.meta.url));
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

/** The program that phones think with, evaluated as they do it, and asked for one batch after another. */
async function tellBatches(folder) {
  const engine = ENGINES.filter(({ name }) => name === OF_PHONES).find(isInstalled);
  if (engine === undefined) return;
  const script = join(folder, 'batches.js');
  await bundleForEngines(BATCHES, script);
  const program = await thoughtProgram();
  const evaluation = `var evaluatedMs = Date.now(); (0, eval)(${JSON.stringify(program)}); evaluatedMs = Date.now() - evaluatedMs;`;
  await writeFile(script, `${evaluation}\n${await readFile(script, 'utf8')}`);
  const { evaluatedMs, batchesMs } = JSON.parse(await runOn(engine, script));
  const inOrder = batchesMs.sort((a, b) => a - b);
  const at = (share) => `${inOrder[Math.floor((inOrder.length - 1) * share)]} ms`;
  console.log(`${engine.name}: a program of ${Math.round(program.length / 1024)} KB evaluated in ${evaluatedMs} ms`);
  console.log(`${inOrder.length} batches, one of them ${at(0.5)}, of twenty the slowest ${at(0.95)}, of all ${at(1)}`);
}

await runScript(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-pace-'));
  try {
    const script = join(folder, 'pace.js');
    await bundleForEngines(PACE, script);
    const answers = new Set();
    for (const engine of ENGINES.filter(({ name }) => ASKED.includes(name)).filter(isInstalled)) {
      const paces = JSON.parse(await runOn(engine, script));
      tell(engine.name, paces);
      answers.add(JSON.stringify(paces.map(({ answer }) => answer)));
    }
    console.log(answers.size === 1 ? 'every engine answers the same' : 'THE ENGINES DISAGREE');
    if (answers.size !== 1) process.exitCode = 1;
    await tellBatches(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
});
