// What a change is likely to have broken, in a minute and a half:  npm run test:quick -- [--base COMMIT]
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from './lib/changedFiles.mjs';
import { endOnInterrupt, runQuietly } from './lib/children.mjs';
import { readDurations } from './lib/durations.mjs';
import { ensurePackages } from './lib/ensurePackages.mjs';
import { Fault, runScript } from './lib/fault.mjs';
import { nearestSuites } from './lib/nearestSuites.mjs';
import { projectRoot } from './lib/project.mjs';
import { step } from './lib/step.mjs';

/** How long suites may run side by side: what is left of ninety seconds after the types. */
const SUITES_SECONDS = 50;
/** They read the sources as files, so that nothing says what concerns them. */
const ALWAYS = ['__tests__/architecture.test.ts'];
const CODE = /\.(ts|tsx|js|mjs|cjs)$/;
const PROJECTS = ['--selectProjects', 'node', 'app'];

function check(title, command, args, advice) {
  return step(title, async (tell) => {
    const { code, output } = await runQuietly(command, args, { onLine: tell });
    if (code !== 0) throw new Fault(advice, output);
  });
}

/** Both wait for one another, so that the second's complaint is not lost behind the first's. */
async function together(checks) {
  const results = await Promise.allSettled(checks);
  for (const { reason } of results) if (reason !== undefined) throw reason;
}

async function checkLint(files) {
  const code = files.filter((file) => CODE.test(file));
  if (code.length > 0) {
    await check(
      'Lint',
      'eslint',
      ['--max-warnings', '0', '--no-warn-ignored', ...code],
      'Correct what ESLint names above.',
    );
  }
  const formatted = ['--check', '--ignore-unknown', '--log-level', 'warn', ...files];
  await check('Format', 'prettier', formatted, 'Run "npm run format".');
}

async function relatedSuites(files) {
  const code = files.filter((file) => CODE.test(file) || file.endsWith('.json'));
  if (code.length === 0) return ALWAYS;
  const { code: exit, output } = await runQuietly('jest', [...PROJECTS, '--listTests', '--findRelatedTests', ...code]);
  if (exit !== 0) throw new Fault('Jest cannot say which tests are related.', output);
  const found = output.split('\n').filter((line) => line.startsWith(projectRoot));
  return [...new Set([...found.map((line) => relative(projectRoot, line)), ...ALWAYS])];
}

async function runSuites(files) {
  const related = await relatedSuites(files);
  const seconds = SUITES_SECONDS * Math.min(2, availableParallelism());
  const { run, left } = nearestSuites(related, files, { durations: readDurations(), seconds });
  const advice = `Correct what is shown above; alone it runs with npm run test:unit -- FILE.`;
  await check(`Tests, ${run.length} suites`, 'jest', [...PROJECTS, '--runTestsByPath', ...run], advice);
  return { run, left };
}

endOnInterrupt();
await runScript(async () => {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  await ensurePackages();
  const files = await changedFiles(values.base);
  if (files.length === 0) return console.log('Nothing has changed.');
  const types = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'test-output/types.tsbuildinfo'];
  await together([check('Types', 'tsc', types, 'Correct the types named above.'), checkLint(files)]);
  const { run, left } = await runSuites(files);
  const later = left.length === 0 ? 'all' : `the nearest; ${left.length} others are left to npm test`;
  console.log(`${files.length} files changed, ${run.length} related suites pass: ${later}`);
});
