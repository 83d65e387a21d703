import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import flags from '../../../scripts/lib/chromiumFlags.json';
import lightDrawing from '../../../scripts/lib/lightDrawing.json';

/**
 * Only a board asks for graphics, which are software here. A page whose words and buttons are painted by them as well costs
 * several times as much as one that the browser paints by hand, and looks the same.
 */
const launchOptions = (moreFlags: readonly string[]) => ({
  executablePath: process.env.CHROMIUM_PATH,
  args: [...flags, ...lightDrawing, ...moreFlags],
  ignoreDefaultArgs: ['--headless'],
});

/** A browser that differs from the others. */
export const launchBrowser = (moreFlags: readonly string[] = []): Promise<Browser> =>
  chromium.launch(launchOptions(moreFlags));

/** A browser for all files of a worker. */
export const serveBrowser = (): Promise<BrowserServer> => chromium.launchServer(launchOptions([]));
