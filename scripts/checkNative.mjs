import { ensurePackages } from './lib/ensurePackages.mjs';
import { endOnInterrupt } from './lib/children.mjs';
import { runScript } from './lib/fault.mjs';
import { checkBytecode } from './lib/native/checkBytecode.mjs';
import { checkProgram } from './lib/native/checkProgram.mjs';
import { checkProjects } from './lib/native/checkProjects.mjs';

/** What can be known about the native apps without their tools: both exports as bytecode, what thinks in it, both projects. */
endOnInterrupt();
await runScript(async () => {
  await ensurePackages();
  checkBytecode();
  // Not before its packages are there.
  const { thoughtProgram } = await import('./metro/thoughtProgram.mjs');
  checkProgram(await thoughtProgram());
  await checkProjects();
});
