import type { BrowserContext } from 'playwright-core';
import { launchBrowser } from './driver/browser';
import { watchForProblems } from './driver/problems';
import { SIZES, nameOf } from './driver/sizes';
import { gameUrl, visit } from './driver/visit';
import { english } from './driver/words';
import { titlePage } from './pages/titlePage';

/** Holds the drawing engine back until it is told to let it through. */
function engineGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const close = (context: BrowserContext) =>
    context.route('**/canvaskit.wasm', async (route) => {
      await opened;
      await route.continue();
    });
  return { close, open };
}

it.each([SIZES.phone, SIZES.wideTablet].map((size) => [nameOf(size), size] as const))(
  'shows progress while it loads, then the title (%s)',
  async (_name, size) => {
    const gate = engineGate();
    const { page, problems } = await visit({ size, prepare: gate.close });
    const bar = page.getByRole('progressbar', { name: english('loading.progress') });
    await bar.waitFor();
    expect(await bar.getAttribute('aria-valuenow')).toBe('0');
    gate.open();
    await titlePage(page).ready();
    expect(await bar.count()).toBe(0);
    expect(problems).toEqual([]);
  },
);

it('tells a browser without WebGL what it lacks, and offers to try again', async () => {
  const browserWithoutWebgl = await launchBrowser(['--disable-3d-apis']);
  try {
    const page = await browserWithoutWebgl.newPage({ locale: 'en-GB' });
    const problems = watchForProblems(page);
    await page.goto(gameUrl());
    await page.getByRole('heading', { name: english('unsupported.title') }).waitFor();
    expect(await page.getByText(english('unsupported.webgl')).isVisible()).toBe(true);
    await page.getByRole('button', { name: english('unsupported.retry') }).click();
    await page.getByRole('heading', { name: english('unsupported.title') }).waitFor();
    expect(problems).toEqual([]);
  } finally {
    await browserWithoutWebgl.close();
  }
});

it('says that the network failed, and goes on once it is back', async () => {
  const { page, context } = await visit({
    prepare: (ofPlayer) => ofPlayer.route('**/canvaskit.wasm', (route) => route.abort()),
  });
  await page.getByRole('heading', { name: english('failed.title') }).waitFor();
  await context.unroute('**/canvaskit.wasm');
  await page.getByRole('button', { name: english('failed.retry') }).click();
  await titlePage(page).ready();
});
