import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const flags = JSON.parse(readFileSync(new URL('../../lib/chromiumFlags.json', import.meta.url), 'utf8'));

export const openBrowser = (executablePath) =>
  chromium.launch({ executablePath, args: flags, ignoreDefaultArgs: ['--headless'] });

/** A screen to touch that has never been here before. */
export const newContext = (browser, viewport) =>
  browser.newContext({ viewport, deviceScaleFactor: 1, hasTouch: true, isMobile: true, locale: 'en-GB' });

/** Runs `work` with a page that has never been here before. */
export async function withFreshPage(browser, viewport, work) {
  const context = await newContext(browser, viewport);
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
