// Kills whoever writes a game, at random moments:  npm run kill -- [--sqlite N] [--browser N] [--seed N]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { ensureChromium } from '../lib/ensureChromium.mjs';
import { Fault, runScript } from '../lib/fault.mjs';
import { inProject } from '../lib/project.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

function optionsOf() {
  const text = (fallback) => ({ type: 'string', default: fallback });
  const { values } = parseArgs({ options: { sqlite: text('500'), browser: text('500'), seed: text('0') } });
  return Object.fromEntries(
    Object.entries(values).map(([name, given]) => {
      const number = Number(given);
      if (!Number.isSafeInteger(number) || number < 0) throw new Fault(`--${name} wants a number, not ${given}`);
      return [name, number];
    }),
  );
}

await runScript(async () => {
  const options = optionsOf();
  const chromiumPath = options.browser > 0 ? await ensureChromium() : '';
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-kill-'));
  // Beside the packages, which the program asks for when it runs.
  const program = inProject('node_modules', '.cache', `kill-${process.pid}.mjs`);
  try {
    await build({
      entryPoints: [here('kill.ts')],
      outfile: program,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      logLevel: 'error',
    });
    const { kill } = await import(pathToFileURL(program));
    const entries = { writer: here('writer.ts'), page: here('page.ts') };
    await kill({ ...options, folder, chromiumPath, entries, tell: (line) => console.log(line) });
  } finally {
    await rm(program, { force: true });
    await rm(folder, { recursive: true, force: true });
  }
});
