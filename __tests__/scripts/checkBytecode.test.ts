import { cpSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runModule } from '../support/runModule';
import { temporaryFolder } from '../support/temporaryFolder';

const BYTECODE = Buffer.from('c61fbc03c103191f60000000', 'hex');
const bundle = (platform: string, name = 'AppEntry.hbc') => `dist-${platform}/_expo/static/js/${platform}/${name}`;

function check(files: Record<string, string | Buffer>) {
  const root = temporaryFolder(files);
  cpSync(path.join(projectRoot, 'scripts', 'lib'), path.join(root, 'scripts', 'lib'), { recursive: true });
  const code = `
    import { checkBytecode } from './scripts/lib/native/checkBytecode.mjs';
    import { runScript } from './scripts/lib/fault.mjs';
    await runScript(async () => checkBytecode());`;
  return runModule(code, {}, root);
}

it('accepts bytecode on both platforms', () => {
  expect(check({ [bundle('android')]: BYTECODE, [bundle('ios')]: BYTECODE }).exitCode).toBe(0);
});

it('finds source that calls itself bytecode', () => {
  const run = check({ [bundle('android')]: BYTECODE, [bundle('ios')]: 'globalThis.play()' });
  expect([run.exitCode, run.complained]).toEqual([1, expect.stringContaining('no Hermes bytecode')]);
});

it('finds source beside the bytecode', () => {
  const run = check({
    [bundle('android')]: BYTECODE,
    [bundle('android', 'late.js')]: 'play()',
    [bundle('ios')]: BYTECODE,
  });
  expect([run.exitCode, run.complained]).toEqual([1, expect.stringContaining('late.js')]);
});

it('says which export is missing', () => {
  const run = check({ [bundle('android')]: BYTECODE });
  expect(run.complained.trim()).toBe('There is no ios export: run "npm run export:ios" first.');
});
