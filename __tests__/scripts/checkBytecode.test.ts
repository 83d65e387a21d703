import { cpSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runModule } from '../support/runModule';
import { temporaryFolder } from '../support/temporaryFolder';

const BYTECODE = Buffer.from('c61fbc03c103191f60000000', 'hex');
const bundle = (platform: string, name = 'AppEntry.hbc') => `dist-${platform}/_expo/static/js/${platform}/${name}`;

function run(files: Record<string, string | Buffer>, work: string) {
  const root = temporaryFolder(files);
  cpSync(path.join(projectRoot, 'scripts', 'lib'), path.join(root, 'scripts', 'lib'), { recursive: true });
  const code = `
    import { checkBytecode } from './scripts/lib/native/checkBytecode.mjs';
    import { runScript } from './scripts/lib/fault.mjs';
    await runScript(async () => ${work});`;
  return runModule(code, {}, root);
}

const check = (files: Record<string, string | Buffer>) => run(files, 'checkBytecode()');

it('accepts bytecode on both platforms', () => {
  expect(check({ [bundle('android')]: BYTECODE, [bundle('ios')]: BYTECODE }).exitCode).toBe(0);
});

it('finds source that calls itself bytecode', () => {
  const checked = check({ [bundle('android')]: BYTECODE, [bundle('ios')]: 'globalThis.play()' });
  expect([checked.exitCode, checked.complained]).toEqual([1, expect.stringContaining('no Hermes bytecode')]);
});

it('finds source beside the bytecode', () => {
  const checked = check({
    [bundle('android')]: BYTECODE,
    [bundle('android', 'late.js')]: 'play()',
    [bundle('ios')]: BYTECODE,
  });
  expect([checked.exitCode, checked.complained]).toEqual([1, expect.stringContaining('late.js')]);
});

it('says which export is missing', () => {
  const checked = check({ [bundle('android')]: BYTECODE });
  expect(checked.complained.trim()).toBe('There is no ios export: run "npm run export:ios" first.');
});

describe('the program that thinks', () => {
  const PROGRAM = 'globalThis.thinkOn=()=>null;';
  const holding = (text: string) => Buffer.concat([BYTECODE, Buffer.from(text)]);
  const look = (files: Record<string, Buffer>) =>
    run(files, `(await import('./scripts/lib/native/checkProgram.mjs')).checkProgram(${JSON.stringify(PROGRAM)})`);

  it('is found in both', () => {
    const bytes = holding(`before${PROGRAM}after`);
    expect(look({ [bundle('android')]: bytes, [bundle('ios')]: bytes }).exitCode).toBe(0);
  });

  it('is missed, and an older one is not taken for it', () => {
    const older = holding('globalThis.thinkOn=()=>0;');
    const looked = look({ [bundle('android')]: holding(PROGRAM), [bundle('ios')]: older });
    expect([looked.exitCode, looked.complained]).toEqual([1, expect.stringContaining('ios export lacks the program')]);
  });
});
