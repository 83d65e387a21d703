import type { Page } from 'playwright-core';
import { createKeyboard } from './driver/keyboard';
import { tablePage } from './pages/tablePage';
import { beginAdventure } from './player/begin';

const STORY_TOLD = 'option-accept';
/** More keys than there are things in the menu. */
const MANY_KEYS = 40;
const PATIENCE_MS = 150_000;

/** The names of all that lie over the screen, and in which of them the focus is. */
const layersOf = (page: Page) =>
  page.evaluate(() => {
    const layers = [...document.querySelectorAll('[data-testid="layer"]')];
    return {
      names: layers.map((layer) => layer.getAttribute('aria-label') ?? ''),
      open: layers.map((layer) => layer.getAttribute('aria-modal') === 'true' && layer.closest('[inert]') === null),
      focusIn: layers.findIndex((layer) => layer.contains(document.activeElement)),
    };
  });

/** How many of so many keys of tabulation leave the focus outside of the topmost. */
async function countStrays(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  let strays = 0;
  for (let keys = 0; keys < MANY_KEYS; keys += 1) {
    await page.keyboard.press(key);
    const { names, focusIn } = await layersOf(page);
    if (focusIn !== names.length - 1) strays += 1;
  }
  return strays;
}

async function begun() {
  const player = await beginAdventure('one-short-room.adventure.json');
  const table = tablePage(player.page);
  await player.page.getByTestId(STORY_TOLD).waitFor();
  return { ...player, table, keyboard: createKeyboard(player.page) };
}

it(
  'a sheet keeps the keys to itself, goes by escape, and gives the focus back',
  async () => {
    const { page, problems, table, keyboard } = await begun();
    await keyboard.toTestId('menu');
    await keyboard.press('Enter');
    await table.menu.waitFor();
    expect(await layersOf(page)).toMatchObject({ open: [true], focusIn: 0 });
    expect(await countStrays(page, 'Tab')).toBe(0);
    expect(await countStrays(page, 'Shift+Tab')).toBe(0);

    // Another takes its place, and the button that opened the first has the focus in the end.
    await keyboard.toTestId('menu-keys');
    await keyboard.press('Enter');
    await table.menu.waitFor({ state: 'hidden' });
    expect(await layersOf(page)).toMatchObject({ open: [true], focusIn: 0 });
    await keyboard.press('Escape');
    await page.getByTestId('layer').waitFor({ state: 'detached' });
    expect((await keyboard.focus()).testId).toBe('menu');
    await page.getByTestId(STORY_TOLD).waitFor();
    expect(problems).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'a curtain that falls while a sheet is open lies over it, and lets nobody past',
  async () => {
    const { page, problems, table, keyboard } = await begun();
    await keyboard.toTestId('menu');
    await keyboard.press('Enter');
    await table.menu.waitFor();
    await keyboard.toTestId('menu-keys');
    const lifted = page.getByTestId('curtain-open');
    // The table goes on by itself under the menu.
    await page.getByTestId(STORY_TOLD).evaluate((option: HTMLElement) => option.click());
    await lifted.waitFor();
    expect(await layersOf(page)).toMatchObject({ open: [false, true], focusIn: 1 });

    await keyboard.press('Escape');
    expect(await countStrays(page, 'Tab')).toBe(0);
    const address = page.url();
    await page.goBack();
    await lifted.waitFor();
    expect(page.url()).toBe(address);
    expect((await layersOf(page)).open).toEqual([false, true]);
    // A finger comes to what lies on top alone.
    const { x, y } = (await table.menu.boundingBox())!;
    expect(
      await page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.closest('[inert]') === null, [x, y]),
    ).toBe(true);

    await lifted.tap();
    await lifted.waitFor({ state: 'detached' });
    expect(await layersOf(page)).toMatchObject({ open: [true], focusIn: 0 });
    expect((await keyboard.focus()).testId).toBe('menu-keys');
    await keyboard.press('Escape');
    await table.menu.waitFor({ state: 'detached' });
    expect((await keyboard.focus()).testId).toBe('menu');
    expect(problems).toEqual([]);
  },
  PATIENCE_MS,
);
