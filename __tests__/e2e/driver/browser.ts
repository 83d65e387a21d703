import { chromium, type Browser } from 'playwright-core';
import flags from '../../../scripts/lib/chromiumFlags.json';

let shared: Promise<Browser> | null = null;

export const launchBrowser = (moreFlags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...flags, ...moreFlags],
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
