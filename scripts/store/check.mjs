import { parseArgs } from 'node:util';
import { Fault, runScript } from '../lib/fault.mjs';
import { projectRoot } from '../lib/project.mjs';
import { SCREENSHOTS } from './limits.mjs';
import { hasScreenshots, screenshotFaults, storeFaults } from './storeFaults.mjs';

/** Whether the stores would take what is here; with `--complete` the screenshots must have been made as well. */
await runScript(async () => {
  const { values } = parseArgs({ options: { complete: { type: 'boolean', default: false } } });
  const areLookedAt = values.complete || hasScreenshots(projectRoot);
  const faults = [...storeFaults(projectRoot), ...(areLookedAt ? screenshotFaults(projectRoot) : [])];
  if (faults.length > 0) throw new Fault('The stores would not take this: see scripts/store.', faults.join('\n'));
  const screenshots = areLookedAt ? 'screenshots too' : `no screenshots in ${SCREENSHOTS}: npm run store:screenshots`;
  console.log(`Texts, privacy, rating, pictures and version are as the stores want them; ${screenshots}.`);
});
