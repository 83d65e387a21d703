const path = require('node:path');

/** What failed or needed a second try, by file and name, as the last lines of a run: nobody should have to look for it. */
module.exports = class FailuresLast {
  onRunComplete(_contexts, { testResults }) {
    const lines = testResults.flatMap(({ testFilePath, testExecError, testResults: tests }) => {
      const file = path.relative(process.cwd(), testFilePath);
      const failed = tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `FAILED ${file} › ${fullName}`);
      const repeated = tests
        .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => `PASSED AT THE SECOND TRY ${file} › ${fullName}`);
      if (repeated.length > 0) process.stderr.write(`\n${repeated.join('\n')}\n`);
      return testExecError && failed.length === 0 ? [`FAILED ${file}: ${testExecError.message}`] : failed;
    });
    if (lines.length > 0) process.stderr.write(`\n${lines.join('\n')}\n`);
  }
};
