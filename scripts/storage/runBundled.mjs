import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inProject } from '../lib/project.mjs';

/** Bundles a program, and runs `work` with what it exports and a folder that is gone afterwards. */
export async function runBundled(entry, work) {
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-storage-'));
  // Beside the packages: it asks for some of them when it runs.
  const program = inProject('node_modules', '.cache', `storage-${process.pid}.mjs`);
  try {
    await build({
      entryPoints: [entry],
      outfile: program,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      logLevel: 'error',
    });
    await work(await import(pathToFileURL(program)), folder);
  } finally {
    await rm(program, { force: true });
    await rm(folder, { recursive: true, force: true });
  }
}
