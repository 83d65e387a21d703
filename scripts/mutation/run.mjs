// Changes the rules in small ways and sees whether a test minds:  npm run mutation -- [--sample LINES] [--seed N] [FILES]
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Fault, runScript } from '../lib/fault.mjs';
import { inProject } from '../lib/project.mjs';
import { sampleLines, sourcesIn } from './sampleLines.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Below the project's packages, so that Stryker finds Jest and TypeScript there, and out of the way of everything else. */
const home = inProject('node_modules/.cache/pichenette-mutation');
const stryker = join(home, 'node_modules/@stryker-mutator');

function run(command, args, options) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) throw new Fault(`${command} ${args[0]} failed: see the lines above`);
}

function install() {
  mkdirSync(home, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(here(name), join(home, name));
  run('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], { cwd: home });
}

const configOf = (mutate) => ({
  testRunner: 'jest',
  plugins: [join(stryker, 'jest-runner/dist/src/index.js')],
  mutate,
  jest: { configFile: 'scripts/mutation/jest.config.js', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // What is worked out once, as the files are loaded, is the cards: each of those would need the whole suite.
  ignoreStatic: true,
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
  concurrency: 2,
  // A timeout counts as killed: it must mean a loop without end, never a busy machine.
  timeoutMS: 60_000,
  tempDirName: 'test-output/mutation',
  // Only what the tests of the rules read is copied.
  ignorePatterns: ['**', '!src/**', '!__tests__/**', '!scripts/**', '!assets/adventures/**', '!*.js', '!*.json'],
});

function countOf(text, name) {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new Fault(`--${name} wants a number, not ${text}`);
  return count;
}

function whatToMutate() {
  const options = { sample: { type: 'string' }, seed: { type: 'string', default: '1' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const files = positionals.length > 0 ? positionals : sourcesIn('src/rules');
  if (values.sample === undefined) return files;
  return sampleLines(files, countOf(values.sample, 'sample'), countOf(values.seed, 'seed'));
}

await runScript(async () => {
  process.chdir(inProject('.'));
  const mutate = whatToMutate();
  install();
  const config = join(home, 'stryker.config.json');
  writeFileSync(config, JSON.stringify(configOf(mutate)));
  run(process.execPath, [join(stryker, 'core/bin/stryker.js'), 'run', config]);
});
