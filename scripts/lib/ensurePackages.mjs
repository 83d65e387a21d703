import { existsSync, readFileSync } from 'node:fs';
import { runQuietly } from './children.mjs';
import { Fault } from './fault.mjs';
import { inProject } from './project.mjs';
import { step } from './step.mjs';

const OLDEST_NODE_MAJOR = 20;

const packagesOf = (lockPath) => JSON.parse(readFileSync(lockPath, 'utf8')).packages;

/** npm keeps its own record of what it installed: no stamp of ours could be truer. */
function areInstalled() {
  const recordPath = inProject('node_modules', '.package-lock.json');
  if (!existsSync(recordPath)) return false;
  const installed = packagesOf(recordPath);
  return Object.entries(packagesOf(inProject('package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    const isForAnotherMachine = !(path in installed) && (wanted.optional || wanted.devOptional);
    return isForAnotherMachine || installed[path]?.version === wanted.version;
  });
}

/** Installs the packages when some are missing or the lock file has changed since. */
export async function ensurePackages() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE_MAJOR) {
    throw new Fault(
      `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE_MAJOR} or newer and try again.`,
    );
  }
  if (areInstalled()) return;
  await step('Installing packages', async (tell) => {
    const { code, output } = await runQuietly('npm', ['ci', '--no-audit', '--no-fund'], {
      onLine: (line) => line.startsWith('npm warn') || tell(line),
    });
    if (code !== 0) throw new Fault('Packages could not be installed: check the network, then try again.', output);
  });
}
