// What the web app costs, and the table of one game in it:  npm run bench:app -- [--table] [--game ID]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWeb, webFolder } from '../../lib/buildWeb.mjs';
import { endOnInterrupt } from '../../lib/children.mjs';
import { ensureChromium } from '../../lib/ensureChromium.mjs';
import { ensurePackages } from '../../lib/ensurePackages.mjs';
import { known, runScript } from '../../lib/fault.mjs';
import { jestInChromium } from '../../lib/jestInChromium.mjs';
import { serveWeb } from '../../lib/webServer.mjs';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
];

const programs = fileURLToPath(new URL('programs.ts', import.meta.url));

async function measure(bench, measureFlicks, isTableOnly) {
  const chromiumPath = await ensureChromium();
  await buildWeb();
  // These need packages, which may have been installed only now.
  const { measureFrames } = await import('./frames.mjs');
  const { measureFirstVisit } = await import('./firstVisit.mjs');
  const { measureTable } = await import('./table.mjs');
  const { openBrowser } = await import('./openBrowser.mjs');
  const server = await serveWeb(webFolder, { host: '127.0.0.1' });
  const browser = await openBrowser(chromiumPath);
  const app = { browser, url: `http://localhost:${server.port}` };
  try {
    if (!isTableOnly) {
      await measureFirstVisit(app, VIEWPORTS[0]);
      for (const viewport of VIEWPORTS) await measureFrames(app, viewport);
    }
    for (const viewport of VIEWPORTS) {
      await measureTable(app, viewport, bench);
      await measureFlicks(app, viewport, bench);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * To download, to start, and to draw, the last beside an empty canvas in the same run; what stands between a finger and the
 * flight, from room to room as well. `--table`: only the table of the game, and what the app holds up while it thinks.
 */
endOnInterrupt();
await runScript(async () => {
  const { values } = parseArgs({ options: { game: { type: 'string' }, table: { type: 'boolean', default: false } } });
  await ensurePackages();
  const { runBundled } = await import('../../storage/runBundled.mjs');
  await runBundled(programs, async ({ benchAsked, measureFlicks }) => {
    const { id, row } = known(benchAsked(values.game));
    await measure(row, measureFlicks, values.table);
    const measured = `e2e/bench/${id}/${values.table ? 'thinking' : ''}`;
    // Nobody thinks in every game.
    await jestInChromium('__tests__/e2e/bench/jest.config.js', [measured, '--passWithNoTests']);
  });
});
