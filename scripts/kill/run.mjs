// Kills whoever writes a game, at random moments:  npm run kill -- [--sqlite N] [--browser N] [--seed N]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../lib/ensureChromium.mjs';
import { Fault, runScript } from '../lib/fault.mjs';
import { runBundled } from '../storage/runBundled.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

function countOf(text, name) {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 0) throw new Fault(`--${name} wants a number, not ${text}`);
  return count;
}

function optionsOf() {
  const text = (fallback) => ({ type: 'string', default: fallback });
  const { values } = parseArgs({ options: { sqlite: text('500'), browser: text('500'), seed: text('0') } });
  return Object.fromEntries(Object.entries(values).map(([name, given]) => [name, countOf(given, name)]));
}

await runScript(async () => {
  const options = optionsOf();
  const chromiumPath = options.browser > 0 ? await ensureChromium() : '';
  const entries = { writer: here('writer.ts'), page: here('page.ts') };
  const tell = (line) => console.log(line);
  await runBundled(here('kill.ts'), ({ kill }, folder) => kill({ ...options, folder, chromiumPath, entries, tell }));
});
