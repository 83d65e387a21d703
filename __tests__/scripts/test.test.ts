import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/runModule';
import { temporaryFolder } from '../support/temporaryFolder';

/** Stands where jest would: it writes the same report, with the counts it is told. */
const COUNTING = `
  const { writeFileSync } = require('node:fs');
  const [passed, failed, ...rest] = process.argv.slice(2);
  const report = rest.find((argument) => argument.startsWith('--outputFile=')).slice('--outputFile='.length);
  const testResults = [{ name: process.cwd() + '/__tests__/slow.test.ts', startTime: 1000, endTime: 43_000 }];
  const counts = {
    numPassedTests: Number(passed), numFailedTests: Number(failed), numRuntimeErrorTestSuites: 0, testResults,
  };
  writeFileSync(report, JSON.stringify(counts));
  process.exit(counts.numFailedTests > 0 || rest.includes('--crash') ? 1 : 0);
`;

const PASSING = {
  'format:check': 'true',
  lint: 'true',
  types: 'true',
  'test:unit': 'node counting.cjs 40 0',
  'export:web': 'true',
  'test:e2e': 'node counting.cjs 2 0',
};

/** Runs the real command in a project whose scripts do what is wanted here. */
function runTests(scripts: Partial<Record<keyof typeof PASSING, string>> = {}) {
  const root = temporaryFolder({
    'package.json': JSON.stringify({ scripts: { ...PASSING, ...scripts } }),
    'package-lock.json': '{"packages":{}}',
    'node_modules/.package-lock.json': '{"packages":{}}',
    'counting.cjs': COUNTING,
    chromium: '#!/bin/sh\n',
  });
  chmodSync(path.join(root, 'chromium'), 0o755);
  cpSync(path.join(projectRoot, 'scripts'), path.join(root, 'scripts'), { recursive: true });
  const env = { ...process.env, CHROMIUM_PATH: path.join(root, 'chromium') };
  const run = spawnSync(process.execPath, ['scripts/test.mjs'], { cwd: root, env, encoding: 'utf8' });
  return { exitCode: run.status, printed: run.stdout, lastLine: run.stdout.trimEnd().split('\n').at(-1) };
}

it('ends with the count when everything passes', () => {
  const { exitCode, printed, lastLine } = runTests();
  expect([exitCode, lastLine]).toEqual([0, '46 passed, 0 failed']);
  expect(printed).toMatch(/^Types: 1 passed \(\d+\.\d s\)$/m);
  expect(printed.match(/^ +42\.0 s +100 % +__tests__\/slow\.test\.ts$/gm)).toHaveLength(2);
});

it('goes on after a failure, shows it, and ends with what to do', () => {
  const { exitCode, printed, lastLine } = runTests({
    lint: 'echo "a semicolon is missing"; false',
    'test:unit': 'node counting.cjs 38 2',
  });
  expect(exitCode).toBe(1);
  expect(printed).toContain('a semicolon is missing');
  expect(printed).toContain('Browser tests: 2 passed');
  expect(lastLine).toBe(
    '43 passed, 3 failed: correct what is shown above; alone it runs with npm run lint, npm run test:unit',
  );
});

it('leaves the browser out when there is nothing to open in it', () => {
  const { printed, lastLine } = runTests({ 'export:web': 'false' });
  expect(printed).toContain('Browser tests: left out, it needs "npm run export:web"');
  expect(lastLine).toMatch(/^43 passed, 1 failed: /);
});

it('takes a jest that ends without a report, or fails without a failed test, for a failure', () => {
  expect(runTests({ 'test:unit': 'true' }).lastLine).toMatch(/^6 passed, 1 failed: /);
  expect(runTests({ 'test:unit': 'node counting.cjs 40 0 --crash' }).lastLine).toMatch(/^46 passed, 1 failed: /);
});
