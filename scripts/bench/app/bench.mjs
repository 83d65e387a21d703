import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWeb, webFolder } from '../../lib/buildWeb.mjs';
import { endOnInterrupt } from '../../lib/children.mjs';
import { ensureChromium } from '../../lib/ensureChromium.mjs';
import { ensurePackages } from '../../lib/ensurePackages.mjs';
import { runScript } from '../../lib/fault.mjs';
import { jestInChromium } from '../../lib/jestInChromium.mjs';
import { serveWeb } from '../../lib/webServer.mjs';
import { runBundled } from '../../storage/runBundled.mjs';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
];

const ratsRoom = fileURLToPath(new URL('ratsRoom.ts', import.meta.url));

/** `--rats`: only the room of rats, and what the app holds up while it thinks there and elsewhere. */
const { values: options } = parseArgs({ options: { rats: { type: 'boolean', default: false } } });

/** Prints what the web app costs: to download, to start, and to draw, the last beside an empty canvas in the same run. */
endOnInterrupt();
await runScript(async () => {
  await ensurePackages();
  const chromiumPath = await ensureChromium();
  await buildWeb();
  // These need packages, which may have been installed only now.
  const { measureFrames } = await import('./frames.mjs');
  const { measureFirstVisit } = await import('./firstVisit.mjs');
  const { measureRats } = await import('./rats.mjs');
  const { openBrowser } = await import('./openBrowser.mjs');
  const server = await serveWeb(webFolder, { host: '127.0.0.1' });
  const browser = await openBrowser(chromiumPath);
  const game = { browser, url: `http://localhost:${server.port}` };
  try {
    if (!options.rats) {
      await measureFirstVisit(game, VIEWPORTS[0]);
      for (const viewport of VIEWPORTS) await measureFrames(game, viewport);
    }
    await runBundled(ratsRoom, async ({ sitDown }) => {
      for (const viewport of VIEWPORTS) await measureRats(game, viewport, (page) => sitDown(page, game.url));
    });
  } finally {
    await browser.close();
    await server.close();
  }
  await jestInChromium('__tests__/e2e/bench/jest.config.js', options.rats ? ['thinking'] : []);
});
