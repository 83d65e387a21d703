import { buildWeb, webFolder } from '../../lib/buildWeb.mjs';
import { endOnInterrupt } from '../../lib/children.mjs';
import { ensureChromium } from '../../lib/ensureChromium.mjs';
import { ensurePackages } from '../../lib/ensurePackages.mjs';
import { runScript } from '../../lib/fault.mjs';
import { jestInChromium } from '../../lib/jestInChromium.mjs';
import { serveWeb } from '../../lib/webServer.mjs';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
];

/** Prints what the web app costs: to download, to start, and to draw, the last beside an empty canvas in the same run. */
endOnInterrupt();
await runScript(async () => {
  await ensurePackages();
  const chromiumPath = await ensureChromium();
  await buildWeb();
  // These need packages, which may have been installed only now.
  const { measureFrames } = await import('./frames.mjs');
  const { measureFirstVisit } = await import('./firstVisit.mjs');
  const { openBrowser } = await import('./openBrowser.mjs');
  const server = await serveWeb(webFolder, { host: '127.0.0.1' });
  const browser = await openBrowser(chromiumPath);
  const game = { browser, url: `http://localhost:${server.port}` };
  try {
    await measureFirstVisit(game, VIEWPORTS[0]);
    for (const viewport of VIEWPORTS) await measureFrames(game, viewport);
  } finally {
    await browser.close();
    await server.close();
  }
  await jestInChromium('__tests__/e2e/bench/jest.config.js', []);
});
