// What it costs to keep a game:  npm run bench:storage -- [--game ID]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../lib/ensureChromium.mjs';
import { known, runScript } from '../../lib/fault.mjs';
import { runBundled } from '../../storage/runBundled.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

await runScript(async () => {
  const { values } = parseArgs({ options: { game: { type: 'string' } } });
  await runBundled(here('benches.ts'), async ({ bench, benchAsked }, folder) => {
    const { row } = known(benchAsked(values.game));
    await bench(row, folder, await ensureChromium(), here('page.ts'));
  });
});
