import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endOnInterrupt } from './lib/children.mjs';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensurePackages } from './lib/ensurePackages.mjs';
import { lastLines, runScript } from './lib/fault.mjs';
import { inProject } from './lib/project.mjs';
import { CHECKS, RELEASE_CHECKS } from './lib/testStages.mjs';
import { runStage } from './lib/runStage.mjs';

const SHOWN_LINES = 120;

async function runOne(stage) {
  const result = await runStage(stage);
  if (result.failed > 0) console.log(lastLines(result.output, SHOWN_LINES));
  if (result.slowest.length > 0) console.log(result.slowest.join('\n'));
  return { ...result, script: stage.script };
}

/** A stage that builds on a failed one would only fail again, less clearly. */
async function runStages(stages) {
  const results = await Promise.all(stages.filter(({ isBeside }) => isBeside).map(runOne));
  for (const stage of stages.filter(({ isBeside }) => !isBeside)) {
    const isBlocked = results.some(({ failed, script }) => failed > 0 && script === stage.needs);
    if (isBlocked) console.log(`${stage.title}: left out, it needs "npm run ${stage.needs}"`);
    else results.push(await runOne(stage));
  }
  return results;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function closingLine(results) {
  const passed = sum(results.map((result) => result.passed));
  const failed = sum(results.map((result) => result.failed));
  const counts = `${passed} passed, ${failed} failed`;
  const toRepair = results.filter((result) => result.failed > 0).map(({ script }) => `npm run ${script}`);
  return failed === 0 ? counts : `${counts}: correct what is shown above; alone it runs with ${toRepair.join(', ')}`;
}

endOnInterrupt();
await runScript(async () => {
  const { values } = parseArgs({ options: { release: { type: 'boolean' } } });
  await ensurePackages();
  await ensureChromium();
  mkdirSync(inProject('test-output'), { recursive: true });
  const results = await runStages(values.release ? [...CHECKS, ...RELEASE_CHECKS] : CHECKS);
  console.log(closingLine(results));
  if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
