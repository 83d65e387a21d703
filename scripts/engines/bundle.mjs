import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const babel = require('@babel/core');

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PRELUDE = fileURLToPath(new URL('prelude.js', import.meta.url));

/**
 * One plain script for bare engines, from a TypeScript entry. Classes and block scopes are lowered by the app's own Babel
 * preset, because Hermes 0.12 has neither and esbuild cannot lower them: after the files have been joined, so that nothing
 * is lowered that is then left out, and before the preset's helpers are joined to them.
 */
export async function plainScript(entry, { banner = '', isMinified = false, plugins = [] } = {}) {
  const joined = await textOf({ entryPoints: [entry], format: 'esm', target: 'esnext', plugins });
  return textOf({
    stdin: { contents: await lowered(joined), resolveDir: ROOT },
    banner: { js: banner },
    format: 'iife',
    target: 'es2015',
    minify: isMinified,
  });
}

/** The same in a file, for the shells of engines, which lack this and that. */
export async function bundleForEngines(entry, outfile) {
  await writeFile(outfile, await plainScript(entry, { banner: await readFile(PRELUDE, 'utf8') }));
}

/** The same entry for Node, as a module. */
export async function bundleForNode(entry, outfile, { plugins = [] } = {}) {
  const where = { format: 'esm', platform: 'node', logLevel: 'error' };
  await build({ entryPoints: [entry], outfile, bundle: true, plugins, ...where });
}

async function textOf(options) {
  const { outputFiles } = await build({ ...options, bundle: true, write: false, logLevel: 'error' });
  return outputFiles[0].text;
}

async function lowered(code) {
  const result = await babel.transformAsync(code, {
    filename: `${ROOT}scripts/engines/joined.js`,
    cwd: ROOT,
    babelrc: false,
    configFile: false,
    compact: false,
    // Worklets need a runtime that a bare engine lacks.
    presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
    caller: { name: 'metro', bundler: 'metro', platform: 'android', supportsStaticESM: true, isDev: false },
  });
  return result.code;
}
