import { readFileSync, rmSync } from 'node:fs';
import { runQuietly } from './children.mjs';
import { inProject } from './project.mjs';
import { step } from './step.mjs';

const verdictOf = ({ passed, failed }) => (failed > 0 ? `${failed} FAILED, ${passed} passed` : `${passed} passed`);

function jestCounts(reportPath, code) {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(reportPath, 'utf8'));
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    // Something else may have gone wrong than a test, and must not pass for success.
    return { passed: numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
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
      const counts = isJest ? jestCounts(reportPath, code) : { passed: Number(isPassed), failed: Number(!isPassed) };
      return { ...counts, output };
    },
    verdictOf,
  );
}
