import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runModule } from '../support/runModule';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const NEEDED = { version: '1.0.0' };
const FOR_ANOTHER_MACHINE = { version: '2.0.0', optional: true };
const LOCK = JSON.stringify({
  packages: { '': {}, 'node_modules/needed': NEEDED, 'node_modules/elsewhere': FOR_ANOTHER_MACHINE },
});
const record = (version: string) => JSON.stringify({ packages: { 'node_modules/needed': { version } } });

/** A project whose npm only writes down what it was asked to do. */
function projectWith(files: Record<string, string>): string {
  const root = temporaryFolder({ 'package-lock.json': LOCK, ...files });
  cpSync(path.join(projectRoot, 'scripts', 'lib'), path.join(root, 'scripts', 'lib'), { recursive: true });
  return root;
}

function ensure(root: string, npm: string) {
  const tools = temporaryFolder();
  writeFiles(tools, { npm: `#!/bin/sh\n${npm}\n` });
  runModule(`import { chmodSync } from 'node:fs'; chmodSync('npm', 0o755);`, {}, tools);
  const code = `
    import { ensurePackages } from './scripts/lib/ensurePackages.mjs';
    import { runScript } from './scripts/lib/fault.mjs';
    await runScript(ensurePackages);`;
  return runModule(code, { PATH: `${tools}${path.delimiter}${process.env.PATH}` }, root);
}

const asked = (root: string) =>
  existsSync(path.join(root, 'asked')) ? readFileSync(path.join(root, 'asked'), 'utf8').trim() : null;

it('leaves everything alone when all that this machine needs is installed', () => {
  const root = projectWith({ 'node_modules/.package-lock.json': record('1.0.0') });
  expect(ensure(root, 'echo "$@" > asked').exitCode).toBe(0);
  expect(asked(root)).toBeNull();
});

it.each<[string, Record<string, string>]>([
  ['nothing is installed', {}],
  ['the lock file has changed', { 'node_modules/.package-lock.json': record('0.9.0') }],
])('installs exactly what is locked when %s', (_reason, files) => {
  const root = projectWith(files);
  const run = ensure(root, 'echo "$@" > asked');
  expect(asked(root)).toMatch(/^ci\b/);
  expect(run.printed).toContain('Installing packages: done');
});

it('ends with one line that says what to do when npm fails', () => {
  const run = ensure(projectWith({}), 'echo "no network" >&2; exit 1');
  expect(run.exitCode).toBe(1);
  expect(run.complained.trim().split('\n')).toEqual([
    'no network',
    'Packages could not be installed: check the network, then try again.',
  ]);
});
