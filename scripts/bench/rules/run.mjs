import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleForNode } from '../../engines/bundle.mjs';
import { runScript } from '../../lib/fault.mjs';

await runScript(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-bench-'));
  try {
    const program = join(folder, 'bench.mjs');
    await bundleForNode(fileURLToPath(new URL('bench.ts', import.meta.url)), program);
    const { bench } = await import(pathToFileURL(program));
    bench();
  } finally {
    await rm(folder, { recursive: true });
  }
});
