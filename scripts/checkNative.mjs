import { ensurePackages } from './lib/ensurePackages.mjs';
import { endOnInterrupt } from './lib/children.mjs';
import { runScript } from './lib/fault.mjs';
import { checkBytecode } from './lib/native/checkBytecode.mjs';
import { checkProgram } from './lib/native/checkProgram.mjs';
import { checkProjects } from './lib/native/checkProjects.mjs';

const WRITE = '--write';

/**
 * What can be known about the native apps without their tools: both exports as bytecode, what thinks in it, both projects.
 * `--write` takes the projects of now for the expected ones: read the difference before you keep it.
 */
endOnInterrupt();
await runScript(async () => {
  await ensurePackages();
  if (process.argv.includes(WRITE)) return checkProjects({ isNew: true });
  checkBytecode();
  // Not before its packages are there.
  const { thoughtProgram } = await import('./metro/thoughtProgram.mjs');
  checkProgram(await thoughtProgram());
  await checkProjects();
});
