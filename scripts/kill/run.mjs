// Kills whoever writes a game, at random moments:  npm run kill -- [--sqlite N] [--browser N] [--app N] [--seed N] [--game ID]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWeb, webFolder } from '../lib/buildWeb.mjs';
import { ensureChromium } from '../lib/ensureChromium.mjs';
import { Fault, known, runScript } from '../lib/fault.mjs';
import { serveWeb } from '../lib/webServer.mjs';
import { runBundled } from '../storage/runBundled.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

function countOf(text, name) {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 0) throw new Fault(`--${name} wants a number, not ${text}`);
  return count;
}

function optionsOf() {
  const text = (fallback) => ({ type: 'string', default: fallback });
  const counts = { sqlite: text('500'), browser: text('500'), app: text('500') };
  const { values } = parseArgs({ options: { ...counts, seed: text('0'), game: { type: 'string' } } });
  const { game, ...numbers } = values;
  return {
    game,
    ...Object.fromEntries(Object.entries(numbers).map(([name, given]) => [name, countOf(given, name)])),
  };
}

/** The exported app, for as long as `work` takes. */
async function withApp(work) {
  await buildWeb();
  const host = 'localhost';
  const { port, close } = await serveWeb(webFolder, { host });
  try {
    await work(`http://${host}:${port}`);
  } finally {
    await close();
  }
}

await runScript(async () => {
  const options = optionsOf();
  const entries = { writer: here('writer.ts'), page: here('page.ts'), witness: here('app/witness.ts') };
  const tell = (line) => console.log(line);
  await runBundled(here('kill.ts'), async ({ kill, killAsked }, folder) => {
    const { id: game } = known(killAsked(options.game));
    const chromiumPath = options.browser + options.app > 0 ? await ensureChromium() : '';
    const run = (url) => kill({ ...options, game, folder, chromiumPath, entries, url, tell });
    await (options.app > 0 ? withApp(run) : run(null));
  });
});
