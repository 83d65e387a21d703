import type { Page } from 'playwright-core';
import { visit } from './driver/visit';
import { newGamePage } from './pages/newGamePage';
import { tablePage } from './pages/tablePage';

/** What of the table's head lies on something else there, or off the screen. */
const strayInHead = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ribbon = document.querySelector('[data-testid="phase-ribbon"]');
    const menu = document.querySelector('[data-testid="menu"]');
    if (ribbon === null || menu === null) return ['no head'];
    const box = ribbon.getBoundingClientRect();
    const next = (document.querySelector('[data-testid="speed-next"]') ?? menu).getBoundingClientRect();
    const slack = 3;
    const inside = [...ribbon.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
    return [
      ...(inside.some(({ right }) => right > box.right + slack) ? ['the flag runs over its ribbon'] : []),
      ...(box.right > next.left + slack ? ['the ribbon runs over its neighbour'] : []),
      ...(menu.getBoundingClientRect().right > innerWidth ? ['the menu is off the screen'] : []),
    ];
  });

/** A small phone, and phones that the browser zooms to twice their size. */
it.each([
  [320, 640],
  [240, 420],
  [180, 400],
  [160, 320],
])('keeps the head of the table within a screen of %i by %i', async (width, height) => {
  const { page, problems } = await visit({ size: { width, height }, at: '/new?game=catacombs' });
  await newGamePage(page).beginButton.tap();
  const table = tablePage(page);
  await table.menuButton.waitFor();
  await page.getByTestId('phase-ribbon').waitFor();
  expect(await strayInHead(page)).toEqual([]);
  await table.ready();
  expect(await strayInHead(page)).toEqual([]);
  await page.screenshot({ path: `test-output/screens/narrow-${width}.png` });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const handles = await page.getByTestId(/^drawer-tab-/).all();
  for (const handle of handles) {
    const box = await handle.boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(width + 1);
    expect(box!.height).toBeGreaterThanOrEqual(44);
  }
  // Whatever is told by a card is laid aside by a button that can be reached.
  const done = page.getByTestId('event-done');
  await done.waitFor();
  await done.tap();
  expect(problems).toEqual([]);
});
