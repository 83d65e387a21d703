// How long the highest level thinks, with a compiler and on a bare interpreter:  npm run bench:ai
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleForEngines } from '../../engines/bundle.mjs';
import { ENGINES, isInstalled, runOn } from '../../engines/engines.mjs';
import { runScript } from '../../lib/fault.mjs';

const PACE = fileURLToPath(new URL('pace.ts', import.meta.url));
const ASKED = ['V8', 'V8, no JIT', 'Hermes -O'];

const sum = (values) => values.reduce((total, value) => total + value, 0);

function tell(name, paces) {
  const ms = paces.map((pace) => pace.ms);
  const each = sum(ms) / sum(paces.map(({ effort }) => effort));
  const figures = `${each.toFixed(2).padStart(8)} ms a flick imagined, slowest decision ${Math.max(...ms)} ms`;
  console.log(
    `${name.padEnd(12)} ${figures}, of ${paces.length}; most imagined ${Math.max(...paces.map((pace) => pace.effort))}`,
  );
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
  } finally {
    await rm(folder, { recursive: true });
  }
});
