import path from 'node:path';
import type { Page } from 'playwright-core';
import { barriers } from './driver/barriers';
import { SIZES, nameOf, type Size } from './driver/sizes';
import { gameUrl, visit } from './driver/visit';
import { english } from './driver/words';
import { creditsPage } from './pages/creditsPage';
import { gymPage } from './pages/gymPage';
import { settingsPage } from './pages/settingsPage';
import { titlePage } from './pages/titlePage';

interface Screen {
  readonly name: string;
  readonly at: string;
  readonly ready: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  { name: 'title', at: '/', ready: (page) => titlePage(page).ready() },
  { name: 'gym', at: '/gym', ready: (page) => gymPage(page).ready() },
  { name: 'settings', at: '/settings', ready: (page) => settingsPage(page).ready() },
  { name: 'credits', at: '/credits', ready: (page) => creditsPage(page).ready() },
];

/** At one of these sizes the screens are laid out for a hand, at the other for two. */
const READ_AT: readonly Size[] = [SIZES.phone, SIZES.wideTablet];

const cases = (sizes: readonly Size[]) =>
  SCREENS.flatMap((screen) => sizes.map((size) => [screen.name, nameOf(size), size] as const));

const pictureOf = (name: string) => path.resolve(__dirname, '../../test-output/screens', `${name}.png`);

interface Seen {
  /** Whatever reaches beyond the screen's width cannot be reached by scrolling down. */
  readonly widthPx: number;
  readonly barriers: readonly string[];
  readonly problems: readonly string[];
}

/** Every screen by its address, one after the other, by somebody who came once. */
async function walkAt(size: Size): Promise<ReadonlyMap<string, Seen>> {
  const { page, problems } = await visit({ size, at: SCREENS[0]?.at });
  const seen = new Map<string, Seen>();
  for (const { name, at, ready } of SCREENS) {
    const before = problems.length;
    if (seen.size > 0) await page.goto(gameUrl() + at);
    await ready(page);
    const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
    await page.screenshot({ path: pictureOf(`${name}-${nameOf(size)}`) });
    const found = READ_AT.includes(size) ? await barriers(page) : [];
    seen.set(name, { widthPx, barriers: found, problems: problems.slice(before) });
  }
  return seen;
}

const walks = new Map<Size, ReturnType<typeof walkAt>>();

async function seenAt(size: Size, name: string): Promise<Seen> {
  const walk = walks.get(size) ?? walkAt(size);
  walks.set(size, walk);
  const seen = (await walk).get(name);
  if (seen === undefined) throw new Error(`${name} was not come by`);
  return seen;
}

it.each(cases(Object.values(SIZES)))('%s fits %s, and is kept as a picture', async (name, _size, size) => {
  const { widthPx, problems } = await seenAt(size, name);
  expect(widthPx).toBe(size.width);
  expect(problems).toEqual([]);
});

it.each(cases(READ_AT))('%s at %s can be used by everyone', async (name, _size, size) => {
  expect((await seenAt(size, name)).barriers).toEqual([]);
});

it('names every screen in the title of the page', async () => {
  const { page } = await visit({ at: '/settings' });
  await settingsPage(page).ready();
  expect(await page.title()).toContain(english('settings.title'));
});
