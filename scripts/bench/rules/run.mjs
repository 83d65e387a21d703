// How fast the rules of a game are:  npm run bench:rules -- [--game ID]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleForNode } from '../../engines/bundle.mjs';
import { known, runScript } from '../../lib/fault.mjs';

await runScript(async () => {
  const { values } = parseArgs({ options: { game: { type: 'string' } } });
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-bench-'));
  try {
    const program = join(folder, 'bench.mjs');
    await bundleForNode(fileURLToPath(new URL('benches.ts', import.meta.url)), program);
    const { benchAsked } = await import(pathToFileURL(program));
    known(benchAsked(values.game)).row();
  } finally {
    await rm(folder, { recursive: true });
  }
});
