// Runs one of the art programs in Node: the drawing code of the app itself, over CanvasKit instead of the device's Skia.
//   node scripts/art/run.mjs catacombs/boards [crypt …]
import { createRequire } from 'node:module';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(here, '../..');
const require = createRequire(import.meta.url);

/** Only the bare name is replaced: the stand-in itself reaches into the package. */
const headless = {
  name: 'headless-skia',
  setup({ onResolve }) {
    onResolve({ filter: /^@shopify\/react-native-skia$/ }, () => ({ path: path.join(here, 'headlessSkia.ts') }));
  },
};

async function bundle(program) {
  const folder = path.join(root, 'node_modules/.cache/art');
  await mkdir(folder, { recursive: true });
  const outfile = path.join(folder, `${path.basename(program, '.ts')}-${process.pid}.mjs`);
  await build({
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    plugins: [headless],
  });
  return outfile;
}

const [name, ...args] = process.argv.slice(2);
if (!name) throw new Error('which art program? e.g. table');
const program = name.endsWith('.ts') ? path.resolve(name) : path.join(here, `${name}.ts`);
globalThis.CanvasKit = await require('canvaskit-wasm/bin/full/canvaskit.js')();
const outfile = await bundle(program);
try {
  const { default: draw } = await import(pathToFileURL(outfile).href);
  await draw(args);
} finally {
  await rm(outfile);
}
