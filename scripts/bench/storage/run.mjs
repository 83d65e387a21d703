import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../../lib/ensureChromium.mjs';
import { runScript } from '../../lib/fault.mjs';
import { runBundled } from '../../storage/runBundled.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

await runScript(async () => {
  const chromiumPath = await ensureChromium();
  await runBundled(here('bench.ts'), ({ bench }, folder) => bench(folder, chromiumPath, here('page.ts')));
});
