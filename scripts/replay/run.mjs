// Replays the record of a game through the rules:  npm run --silent replay -- FILE   (or - for standard input)
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Bundled in memory, so that it works on a fresh checkout and leaves nothing behind. */
async function load() {
  const { outputFiles } = await build({
    entryPoints: [program],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

const { main } = await load();
process.exitCode = await main(process.argv.slice(2));
