import { existsSync, rmSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runQuietly } from '../lib/children.mjs';
import { Fault } from '../lib/fault.mjs';
import { inProject } from '../lib/project.mjs';

const AUTHOR = ['-c', 'user.name=recipe', '-c', 'user.email=recipe@localhost', '-c', 'commit.gpgsign=false'];

async function git(cwd, ...args) {
  const { code, output } = await runQuietly('git', args, { cwd });
  if (code !== 0) throw new Fault(`git ${args[0]} failed: run this in a clone.`, output);
  return output;
}

async function filesHere() {
  const options = ['--cached', '--others', '--exclude-standard'];
  const listed = await git(inProject(), '-c', 'core.quotePath=off', 'ls-files', ...options);
  return [...new Set(listed.split('\n'))].filter((file) => file !== '' && existsSync(inProject(file)));
}

/** What git knows of, as it is on the disk, committed as `main`: so the quick tests see what the recipe has changed. */
export async function scratchCopy() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pichenette-recipe-')));
  for (const file of await filesHere()) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(inProject(file), join(folder, file));
  }
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  // A link is no folder, so the list of what is ignored does not mean it.
  await appendFile(join(folder, '.git', 'info', 'exclude'), 'node_modules\n');
  await git(folder, 'add', '--all');
  await git(folder, ...AUTHOR, 'commit', '--quiet', '--no-verify', '--message', 'As it is');
  await symlink(inProject('node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
