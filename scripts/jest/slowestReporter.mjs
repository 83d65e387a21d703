import { relative } from 'node:path';
import { keepDurations } from '../lib/durations.mjs';
import { projectRoot } from '../lib/project.mjs';
import { slowestOf } from '../lib/slowest.mjs';

/** Tells at the end of a run what it has spent its time on, and keeps it for the next one. */
export default class SlowestReporter {
  onRunComplete(_contexts, { testResults }) {
    const suites = testResults
      .filter(({ skipped, perfStats }) => !skipped && perfStats.end > 0)
      .map(({ testFilePath, perfStats }) => ({
        name: relative(projectRoot, testFilePath).replaceAll('\\', '/'),
        seconds: (perfStats.end - perfStats.start) / 1000,
      }));
    keepDurations(suites);
    process.stderr.write(`\n${slowestOf(suites).join('\n')}\n`);
  }
}
