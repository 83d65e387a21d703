import { ensurePackages } from './lib/ensurePackages.mjs';
import { endOnInterrupt } from './lib/children.mjs';
import { runScript } from './lib/fault.mjs';
import { checkBytecode } from './lib/native/checkBytecode.mjs';
import { checkProjects } from './lib/native/checkProjects.mjs';

/** What can be known about the native apps without their tools: the bytecode of both exports, and both projects. */
endOnInterrupt();
await runScript(async () => {
  await ensurePackages();
  checkBytecode();
  await checkProjects();
});
