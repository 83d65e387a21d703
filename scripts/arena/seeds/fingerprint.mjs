import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { ROOT } from '../../engines/bundle.mjs';

const run = promisify(execFile);
const LENGTH = 12;

/** All code that plays a game, app and arena: comments, formatting and what is told of it change nothing. */
export async function fingerprint(game) {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'scripts/arena', game, 'job.ts')],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  return createHash('sha256').update(outputFiles[0].text).digest('hex').slice(0, LENGTH);
}

/** The commit that is checked out, with a plus where its code was changed since. */
export async function commit() {
  try {
    const git = async (...args) => (await run('git', args, { cwd: ROOT })).stdout.trim();
    const changed = await git('status', '--porcelain', '--', 'src', 'scripts/arena/*');
    return `${await git('rev-parse', '--short=9', 'HEAD')}${changed === '' ? '' : '+'}`;
  } catch {
    return 'no commit';
  }
}
