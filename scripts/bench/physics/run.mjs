import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleForEngines, bundleForNode } from '../../engines/bundle.mjs';
import { ENGINES, runOn } from '../../engines/engines.mjs';
import { runScript } from '../../lib/fault.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

await runScript(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-bench-'));
  try {
    const [onNode, onHermes] = [join(folder, 'bench.mjs'), join(folder, 'race.js')];
    await bundleForNode(here('bench.ts'), onNode);
    await bundleForEngines(here('speed/hermesEntry.ts'), onHermes);
    const hermes = ENGINES.find(({ name }) => name === 'Hermes -O');
    const { bench } = await import(pathToFileURL(onNode));
    const areAllHeld = await bench({ isQuick: values.quick, raceOnHermes: () => runOn(hermes, onHermes) });
    if (!areAllHeld) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true });
  }
});
