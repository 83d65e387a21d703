import type { Page } from 'playwright-core';
import { runModule } from '../support/runModule';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';
import { startServer, type RunningServer } from '../support/webServer';
import { eventually } from './driver/eventually';
import { visit } from './driver/visit';

const GLANCE_MS = 2000;

const folder = temporaryFolder();
let server: RunningServer;

/** The smallest app there is: a page that shows which release it is of, and which its script is of. */
function release(name: string): void {
  writeFiles(folder, {
    'index.html': `<body><p>page ${name}</p><p id="script"></p><script src="/part.js"></script></body>`,
    'part.js': `document.getElementById('script').textContent = 'script ${name}';`,
  });
  const code = `
    import { writeServiceWorker } from './scripts/lib/writeServiceWorker.mjs';
    writeServiceWorker(${JSON.stringify(folder)});`;
  if (runModule(code).exitCode !== 0) throw new Error('no service worker was written');
}

const shown = (page: Page) => page.locator('p').allTextContents();
const of = (name: string) => [`page ${name}`, `script ${name}`];

const ready = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Resolves when a newer release has been fetched whole and waits for its turn. */
const newerWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    void registration.update();
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 20));
  });

beforeEach(async () => {
  release('one');
  server = await startServer(folder);
});
afterEach(() => server.stop());

it('keeps the release it began with, and takes the newer one when it is opened anew', async () => {
  const { page } = await visit({ url: server.url, isKept: true });
  await ready(page);
  await page.reload();
  release('two');
  await newerWaits(page);
  expect(await shown(page)).toEqual(of('one'));
  expect(await page.evaluate(() => fetch('/part.js').then((part) => part.text()))).toContain('script one');
  await page.reload();
  await page.getByText('page two').waitFor();
  expect(await shown(page)).toEqual(of('two'));
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
});

it('waits while another page still plays the older release', async () => {
  const { page, context } = await visit({ url: server.url, isKept: true });
  await ready(page);
  await page.reload();
  const other = await context.newPage();
  await other.goto(server.url);
  release('two');
  await newerWaits(page);
  await page.reload();
  expect(await shown(page)).toEqual(of('one'));
  await other.close();
  // A browser may count a page for a moment longer that has been closed.
  await eventually(async () => {
    await page.reload();
    await page.getByText('page two').waitFor({ timeout: GLANCE_MS });
  });
});

it('never keeps a release of which one file is not what it should be', async () => {
  const { page } = await visit({ url: server.url, isKept: true });
  await ready(page);
  release('two');
  writeFiles(folder, { 'part.js': 'tampered' });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker | null>((resolve) =>
      registration.addEventListener('updatefound', () => resolve(registration.installing)),
    );
    void registration.update();
    const worker = await found;
    while (worker?.state !== 'redundant') await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await page.reload();
  expect(await shown(page)).toEqual(of('one'));
});
