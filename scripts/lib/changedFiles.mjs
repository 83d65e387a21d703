import { runQuietly } from './children.mjs';
import { Fault } from './fault.mjs';

const BASES = ['main', 'origin/main'];

async function linesOf(args) {
  const { code, output } = await runQuietly('git', args);
  return code === 0 ? output.split('\n').filter((line) => line !== '') : null;
}

/** Where this branch has left the main one; on the main one itself: its last commit. */
async function mergeBase(base) {
  for (const name of base === undefined ? BASES : [base]) {
    const found = await linesOf(['merge-base', 'HEAD', name]);
    if (found?.[0] !== undefined) return found[0];
  }
  throw new Fault('No commit to compare with: name one by --base COMMIT.');
}

/** What differs from there and is still here, whether it has been committed, added or neither. */
export async function changedFiles(base) {
  const from = await mergeBase(base);
  const changed = await linesOf(['-c', 'core.quotePath=off', 'diff', '--name-only', '--diff-filter=d', from]);
  const fresh = await linesOf(['-c', 'core.quotePath=off', 'ls-files', '--others', '--exclude-standard']);
  if (changed === null || fresh === null) throw new Fault('git does not tell what has changed: run it in a clone.');
  return [...new Set([...changed, ...fresh])].sort();
}
