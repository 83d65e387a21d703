import { chromium, type BrowserContext, type Page } from 'playwright-core';
import flags from '../../lib/chromiumFlags.json';
import { tellShelf } from './tell';

/** Any safe origin: nothing is asked of the network. */
const ORIGIN = 'https://pichenette.example/';

async function openPage(context: BrowserContext, script: string): Promise<Page> {
  const page = await context.newPage();
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>storage</title>' }));
  await page.goto(ORIGIN);
  await page.addScriptTag({ content: script });
  return page;
}

/** A profile on disk: what a browser keeps in memory is quick and proves nothing. */
export async function benchBrowser(
  chromiumPath: string,
  profile: string,
  script: string,
  steps: readonly string[],
): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    args: [...flags],
    ignoreDefaultArgs: ['--headless'],
  });
  try {
    const page = await openPage(context, script);
    const figures = await page.evaluate((given) => window.measureCommits(given), steps);
    const usedBytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    await page.close();
    const fresh = await openPage(context, script);
    const openingMs = await fresh.evaluate((count) => window.measureOpening(count), steps.length);
    tellShelf('IndexedDB', figures, openingMs, usedBytes);
  } finally {
    await context.close();
  }
}
