import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runQuietly } from './children.mjs';
import { contentHash } from './contentHash.mjs';
import { Fault } from './fault.mjs';
import { inProject, projectRoot } from './project.mjs';
import { step } from './step.mjs';
import { writeServiceWorker } from './writeServiceWorker.mjs';

export const webFolder = inProject('dist');
const stampPath = inProject('dist', '.sources');

/** All that decides what the web app is made of. */
const SOURCES = [
  'App.tsx',
  'app.json',
  'assets',
  'babel.config.js',
  'metro.config.js',
  'package.json',
  'package-lock.json',
  'public',
  'scripts/lib/buildWeb.mjs',
  'scripts/lib/serviceWorker.js',
  'scripts/lib/writeServiceWorker.mjs',
  'scripts/metro',
  'src',
  'tsconfig.json',
];

async function runTool(command, args, advice, tell) {
  const { code, output } = await runQuietly(command, args, { env: { CI: '1' }, onLine: tell });
  if (code !== 0) throw new Fault(advice, output);
}

/** Skia on the web needs its engine, a WebAssembly file that is too large to keep in the repository. */
export async function prepareCanvasKit() {
  await runTool('setup-skia-web', ['public'], 'CanvasKit could not be copied: run "npm ci" and try again.', () => {});
}

/** Exports the web app with its service worker into dist/, unless what is there was made from the same sources. */
export async function buildWeb() {
  await prepareCanvasKit();
  const sources = contentHash(projectRoot, SOURCES);
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === sources) return;
  await step('Building the game', async (tell) => {
    await runTool(
      'expo',
      ['export', '--platform', 'web', '--output-dir', 'dist'],
      'The web app could not be built: correct what is named above and try again.',
      tell,
    );
    writeServiceWorker(webFolder);
    // Last, so that an interrupted build is never taken for a finished one.
    writeFileSync(stampPath, sources);
  });
}
