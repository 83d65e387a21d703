import { buildWeb } from './lib/buildWeb.mjs';
import { endOnInterrupt } from './lib/children.mjs';
import { ensurePackages } from './lib/ensurePackages.mjs';
import { runScript } from './lib/fault.mjs';

endOnInterrupt();
await runScript(async () => {
  await ensurePackages();
  await buildWeb();
  console.log('The web app is in dist/: serve that folder at the root of any host.');
});
