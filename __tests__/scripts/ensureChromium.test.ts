import { chmodSync } from 'node:fs';
import path from 'node:path';
import { runModule } from '../support/runModule';
import { temporaryFolder } from '../support/temporaryFolder';

/** A machine on which exactly these commands exist; each is a line of shell. */
function machineWith(commands: Record<string, string>): string {
  const shell = Object.entries(commands).map(([name, line]) => [name, `#!/bin/sh\n${line}\n`] as const);
  const bin = temporaryFolder(Object.fromEntries(shell));
  for (const name of Object.keys(commands)) chmodSync(path.join(bin, name), 0o755);
  return bin;
}

function ensure(bin: string, { userId = 0, env = {} as Record<string, string> } = {}) {
  const code = `
    process.getuid = () => ${userId};
    const { ensureChromium } = await import('./scripts/lib/ensureChromium.mjs');
    const { runScript } = await import('./scripts/lib/fault.mjs');
    await runScript(async () => console.log('found ' + (await ensureChromium())));`;
  return runModule(code, { PATH: bin, CHROMIUM_PATH: '', ...env });
}

it('takes a Chromium that is there', () => {
  const bin = machineWith({ chromium: '' });
  expect(ensure(bin).printed).toBe(`found ${path.join(bin, 'chromium')}\n`);
});

it('takes the one that CHROMIUM_PATH names, and says so when it cannot be run', () => {
  const bin = machineWith({ chromium: '', special: '' });
  const special = path.join(bin, 'special');
  expect(ensure(bin, { env: { CHROMIUM_PATH: special } }).printed).toBe(`found ${special}\n`);
  const wrong = ensure(bin, { env: { CHROMIUM_PATH: '/no/such/browser' } });
  expect([wrong.exitCode, wrong.complained]).toEqual([1, expect.stringContaining('CHROMIUM_PATH')]);
});

it('lets root install it from Debian, once the lists are fresh', () => {
  const bin = machineWith({
    'apt-get':
      'case "$1" in update) : > "$0.fresh";; install) [ -e "$0.fresh" ] && cd "${0%/*}" && /bin/cp apt-get chromium;; esac',
  });
  const run = ensure(bin);
  expect(run.printed).toContain(`found ${path.join(bin, 'chromium')}`);
  expect(run.exitCode).toBe(0);
});

it.each([
  ['without root', { 'apt-get': 'exit 0' }, 1000],
  ['without apt-get', {}, 0],
  ['when apt-get fails', { 'apt-get': 'exit 100' }, 0],
])('%s it ends with one line that says how', (_case, commands, userId) => {
  const run = ensure(machineWith(commands as Record<string, string>), { userId });
  expect(run.exitCode).toBe(1);
  expect(run.complained.trim()).toMatch(/^Chromium is missing: install it .*apt-get install chromium/);
});
