// How well and how fast flicks fly, beside other engines:  npm run bench:physics -- [--quick] [--game ID]
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleForEngines, bundleForNode } from '../../engines/bundle.mjs';
import { ENGINES, runOn } from '../../engines/engines.mjs';
import { known, runScript } from '../../lib/fault.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Flies these flicks, and those of the race, on the interpreter of the phones. */
async function flyOnHermes(script, flicks) {
  await bundleForEngines(here('speed/hermesEntry.ts'), script);
  await writeFile(script, `var flicksOfGame = ${JSON.stringify(flicks)};\n${await readFile(script, 'utf8')}`);
  return runOn(
    ENGINES.find(({ name }) => name === 'Hermes -O'),
    script,
  );
}

await runScript(async () => {
  const options = { quick: { type: 'boolean', default: false }, game: { type: 'string' } };
  const { values } = parseArgs({ options });
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-bench-'));
  try {
    const onNode = join(folder, 'bench.mjs');
    await bundleForNode(here('benches.ts'), onNode);
    const { bench, benchAsked } = await import(pathToFileURL(onNode));
    const { id: game, row: flicks } = known(benchAsked(values.game));
    const areAllHeld = await bench({
      isQuick: values.quick,
      ...{ game, flicks },
      flyOnHermes: (made) => flyOnHermes(join(folder, 'flights.js'), made),
    });
    if (!areAllHeld) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true });
  }
});
