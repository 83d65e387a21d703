import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runQuietly } from '../children.mjs';
import { Fault } from '../fault.mjs';
import { inProject, projectRoot } from '../project.mjs';

/** At the top of the project: what is made, and not written, and what no native project is made from. */
const LEFT_OUT = /^(node_modules|\.git|\.expo|dist|dist-\w+|android|ios|coverage|test-output|__tests__|src)$/;

function scratchCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'pichenette-native-'));
  cpSync(projectRoot, copy, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(relative(projectRoot, source)),
  });
  symlinkSync(inProject('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Lets Expo write both native projects from app.json, in a copy that is gone afterwards. */
export async function inNativeCopy(work, tell = () => {}) {
  const copy = scratchCopy();
  try {
    const options = { cwd: copy, env: { CI: '1' }, onLine: tell };
    const { code, output } = await runQuietly('expo', ['prebuild', '--no-install'], options);
    if (code !== 0) throw new Fault('The native projects could not be written: see app.json.', output);
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
