import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const babel = require('@babel/core');

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PRELUDE = fileURLToPath(new URL('prelude.js', import.meta.url));

/**
 * One plain script for bare engines, from a TypeScript entry. Classes and block scopes are lowered by the app's own Babel
 * preset before esbuild joins the files: Hermes 0.12 has neither, and esbuild cannot lower them. Its own helper for named
 * imports from CommonJS stays as it is and fails there: import the default of such a package.
 */
export async function bundleForEngines(entry, outfile) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'iife',
    target: 'es2015',
    banner: { js: await readFile(PRELUDE, 'utf8') },
    logLevel: 'error',
    plugins: [lowering],
  });
}

/** The same entry for Node, as a module. */
export async function bundleForNode(entry, outfile) {
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' });
}

const lowering = {
  name: 'lowering',
  setup(builder) {
    builder.onLoad({ filter: /\.m?[jt]s$/ }, async ({ path }) => {
      const { code } = await babel.transformAsync(await readFile(path, 'utf8'), {
        filename: path,
        cwd: ROOT,
        babelrc: false,
        configFile: false,
        compact: false,
        // Worklets need a runtime that a bare engine lacks.
        presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
        caller: { name: 'metro', bundler: 'metro', platform: 'android', supportsStaticESM: true, isDev: false },
      });
      return { contents: code, loader: 'js' };
    });
  },
};
