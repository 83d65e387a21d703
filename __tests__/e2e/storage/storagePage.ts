import { buildSync } from 'esbuild';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

/** Any safe origin: nothing is asked of the network. */
export const ORIGIN = 'https://pichenette.example/';

let script: string | null = null;

function bundled(): string {
  const [output] = buildSync({
    entryPoints: [path.join(__dirname, 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  }).outputFiles;
  return output!.text;
}

const errors: string[] = [];

afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
});

/** A tab of the same origin, with nothing in it. */
export async function openBarePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>storage</title>' }));
  await page.goto(ORIGIN);
  return page;
}

async function withStorage(page: Page): Promise<Page> {
  script ??= bundled();
  await page.addScriptTag({ content: script });
  return page;
}

/** A tab with the storage of the web app and nothing else. */
export const openStoragePage = async (context: BrowserContext): Promise<Page> =>
  withStorage(await openBarePage(context));

/** A page without an origin, to which browsers give no storage. */
export async function openOpaquePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('data:text/html,<title>storage</title>');
  return withStorage(page);
}
