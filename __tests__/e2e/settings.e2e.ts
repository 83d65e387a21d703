import type { Locator, Page } from 'playwright-core';
import { eventually } from './driver/eventually';
import { frames } from './driver/frames';
import { SIZES, nameOf } from './driver/sizes';
import { gameUrl, visit } from './driver/visit';
import { english, french } from './driver/words';
import { settingsPage } from './pages/settingsPage';
import { titlePage } from './pages/titlePage';

it.each([SIZES.phone, SIZES.wideTablet].map((size) => [nameOf(size), size] as const))(
  'speaks French at once when told to, and still does after a reload (%s)',
  async (_name, size) => {
    const { page, problems } = await visit({ size });
    await titlePage(page).settingsButton.tap();
    await settingsPage(page).frenchChoice.tap();
    await settingsPage(page, french).heading.waitFor();
    await settingsPage(page, french).back.tap();
    await titlePage(page, french).ready();
    await page.reload();
    await titlePage(page, french).ready();
    expect(await titlePage(page, french).settingsButton.count()).toBe(1);
    expect(await titlePage(page, english).settingsButton.count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    expect(problems).toEqual([]);
  },
);

it('starts in the language of the browser', async () => {
  const { page } = await visit({ context: { locale: 'fr-FR' } });
  await titlePage(page, french).ready();
});

it('keeps every setting for the next visit', async () => {
  const { page, problems } = await visit({ at: '/settings' });
  const settings = settingsPage(page);
  await settings.reducedMotionChoice.tap();
  await settings.soundSlider.focus();
  await page.keyboard.press('Home');
  await settings.back.tap();
  await titlePage(page).ready();
  await page.goto(`${gameUrl()}/settings`);
  await settings.ready();
  expect(await settings.reducedMotionChoice.getAttribute('aria-checked')).toBe('true');
  expect(await settings.soundSlider.getAttribute('aria-valuenow')).toBe('0');
  expect(problems).toEqual([]);
});

it('writes everything twice as large at the end of its slider, and still does on the next visit', async () => {
  const { page, problems } = await visit({ at: '/settings' });
  const settings = settingsPage(page);
  await settings.ready();
  const sizeOf = (text: Locator) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = [await sizeOf(settings.textSample), await sizeOf(settings.heading)];
  await settings.textSlider.focus();
  await page.keyboard.press('ArrowRight');
  expect(await settings.textSlider.getAttribute('aria-valuetext')).toBe('110%');
  await page.keyboard.press('End');
  await eventually(async () => expect(await sizeOf(settings.textSample)).toBeCloseTo(2 * (before[0] ?? 0)));
  // A heading is larger already, and grows by as many points.
  const heading = (before[1] ?? 0) + (before[0] ?? 0);
  expect(await sizeOf(settings.heading)).toBeCloseTo(heading);
  await settings.back.tap();
  await titlePage(page).ready();
  await page.goto(`${gameUrl()}/settings`);
  await settings.ready();
  await eventually(async () => expect(await sizeOf(settings.heading)).toBeCloseTo(heading));
  expect(problems).toEqual([]);
});

/** Whether anything on the screen changes within so many frames. */
async function isAlive(page: Page): Promise<boolean> {
  const first = await page.screenshot();
  for (let look = 0; look < 5; look += 1) {
    await frames(page, 12);
    if (!(await page.screenshot()).equals(first)) return true;
  }
  return false;
}

/** What is still being loaded when the buttons are there already may change the picture once more. */
const expectAlive = (page: Page, isExpected: boolean): Promise<void> =>
  eventually(async () => expect(await isAlive(page)).toBe(isExpected));

it.each([
  ['breathes', 'no-preference', true],
  ['is still for those who asked their system for less motion', 'reduce', false],
] as const)('the table %s', async (_case, reducedMotion, expected) => {
  const { page, problems } = await visit({ context: { reducedMotion } });
  await titlePage(page).ready();
  await expectAlive(page, expected);
  expect(problems).toEqual([]);
});

it('is still for those who chose it in the settings', async () => {
  const { page, problems } = await visit({ at: '/settings' });
  await settingsPage(page).reducedMotionChoice.tap();
  await settingsPage(page).back.tap();
  await titlePage(page).ready();
  await expectAlive(page, false);
  expect(problems).toEqual([]);
});
