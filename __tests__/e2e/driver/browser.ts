import { chromium, type Browser } from 'playwright-core';
import flags from '../../../scripts/lib/chromiumFlags.json';
import lightDrawing from '../../../scripts/lib/lightDrawing.json';

let shared: Promise<Browser> | null = null;

/**
 * Only a board asks for graphics, which are software here. A page that is painted and put together by them as well costs
 * several times as much as one that is painted by the browser's own hand, and looks the same.
 */
export const launchBrowser = (moreFlags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...flags, ...lightDrawing, ...moreFlags],
    ignoreDefaultArgs: ['--headless'],
  });

/** One browser for all tests of a file; each test gets a context of its own. */
export function browser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

afterAll(async () => {
  await (await shared)?.close();
  shared = null;
});
