import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { runQuietly } from './children.mjs';
import { inProject, projectRoot } from './project.mjs';
import { slowestOf } from './slowest.mjs';
import { step } from './step.mjs';

const verdictOf = ({ passed, failed }) => (failed > 0 ? `${failed} FAILED, ${passed} passed` : `${passed} passed`);

function jestCounts(reportPath, code) {
  try {
    const report = JSON.parse(readFileSync(reportPath, 'utf8'));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    const suites = report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(projectRoot, name),
      seconds: (endTime - startTime) / 1000,
    }));
    // Something else may have gone wrong than a test, and must not pass for success.
    return {
      passed: report.numPassedTests,
      failed: code === 0 ? failed : Math.max(failed, 1),
      slowest: slowestOf(suites),
    };
  } catch {
    return { passed: 0, failed: 1, slowest: [] };
  }
}

/** Runs one stage of the tests. A stage of jest counts its tests, any other counts as one. */
export function runStage({ title, script, isJest = false }) {
  const reportPath = inProject('test-output', `${script.replace(':', '-')}.json`);
  rmSync(reportPath, { force: true });
  const jestArgs = isJest ? ['--', '--json', `--outputFile=${reportPath}`] : [];
  return step(
    title,
    async (tell) => {
      const { code, output } = await runQuietly('npm', ['run', '--silent', script, ...jestArgs], { onLine: tell });
      const isPassed = code === 0;
      const single = { passed: Number(isPassed), failed: Number(!isPassed), slowest: [] };
      const counts = isJest ? jestCounts(reportPath, code) : single;
      return { ...counts, output };
    },
    verdictOf,
  );
}
