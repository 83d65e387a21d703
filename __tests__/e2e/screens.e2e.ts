import path from 'node:path';
import type { Page } from 'playwright-core';
import { barriers } from './driver/barriers';
import { SIZES, nameOf, type Size } from './driver/sizes';
import { visit } from './driver/visit';
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

const cases = (sizes: readonly Size[]) =>
  SCREENS.flatMap((screen) => sizes.map((size) => [screen.name, nameOf(size), screen, size] as const));

const pictureOf = (name: string) => path.resolve(__dirname, '../../test-output/screens', `${name}.png`);

/** Whatever reaches beyond the screen's width cannot be reached by scrolling down. */
const widthOfContent = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

it.each(cases(Object.values(SIZES)))('%s fits %s, and is kept as a picture', async (name, sizeName, screen, size) => {
  const { page, problems } = await visit({ size, at: screen.at });
  await screen.ready(page);
  expect(await widthOfContent(page)).toBe(size.width);
  await page.screenshot({ path: pictureOf(`${name}-${sizeName}`) });
  expect(problems).toEqual([]);
});

it.each(cases([SIZES.phone, SIZES.wideTablet]))(
  '%s at %s can be used by everyone',
  async (_name, _size, screen, size) => {
    const { page } = await visit({ size, at: screen.at });
    await screen.ready(page);
    expect(await barriers(page)).toEqual([]);
  },
);

it('names every screen in the title of the page', async () => {
  const { page } = await visit({ at: '/settings' });
  await settingsPage(page).ready();
  expect(await page.title()).toContain(english('settings.title'));
});
