import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endOnInterrupt } from './lib/children.mjs';
import { ensurePackages } from './lib/ensurePackages.mjs';
import { Fault, runScript } from './lib/fault.mjs';
import { findBundledPackages } from './lib/licences/bundledPackages.mjs';
import { creditsOf, toText } from './lib/licences/credits.mjs';
import { inProject } from './lib/project.mjs';

const creditsPath = inProject('src', 'ui', 'credits', 'licences.json');

/** Writes what the credits screen shows; with --check only says whether it is still true. */
endOnInterrupt();
await runScript(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  await ensurePackages();
  const credits = creditsOf(await findBundledPackages());
  const text = toText(credits);
  const isTrue = existsSync(creditsPath) && readFileSync(creditsPath, 'utf8') === text;
  if (values.check && !isTrue) throw new Fault('The credits no longer match what is bundled: run "npm run licences".');
  if (!values.check) writeFileSync(creditsPath, text);
  console.log(`${credits.entries.length} works credited, ${Math.round(text.length / 1024)} KB.`);
});
