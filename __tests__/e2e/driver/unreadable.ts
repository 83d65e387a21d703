import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { renderedContrast, ringContrast } from './renderedContrast';

const FOLDER = path.resolve(__dirname, '../../../test-output/contrast');
/** Letters as the painter means them, and not as few pixels make them. */
export const SHARP = { deviceScaleFactor: 2, isMobile: false, reducedMotion: 'reduce', locale: 'en-GB' } as const;
/** So many times as light as what it lies on, or as dark. */
export const ENOUGH = { text: 4.5, pictures: 3 } as const;

/** Where a mouse does nothing. */
const AWAY = { x: 1, y: 1 } as const;

/** Every state that a button can be brought into, and how. */
const STATES = {
  rest: async (page: Page) => page.mouse.move(AWAY.x, AWAY.y),
  hover: async (_page: Page, button: Locator) => button.hover({ force: true }),
  pressed: async (page: Page) => page.mouse.down(),
} as const;

/** What cannot be read in some state, of buttons of these kinds. */
export async function unreadable(
  page: Page,
  kinds: Readonly<Record<string, Locator>>,
  marks: keyof typeof ENOUGH = 'text',
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [kind, all] of Object.entries(kinds)) {
    const button = all.first();
    await button.waitFor();
    await button.scrollIntoViewIfNeeded();
    const explained = page.getByTestId('sheet-close');
    const isOnSheet = await explained.isVisible();
    const measure = async (state: string): Promise<void> => {
      const ratio = await renderedContrast(page, button, marks);
      if (ratio >= ENOUGH[marks]) return;
      found.push(`${kind}, ${state}: ${ratio.toFixed(1)} : 1`);
      await page.screenshot({ path: path.join(FOLDER, `${kind}-${state}.png`) });
    };
    for (const [state, bring] of Object.entries(STATES)) {
      await bring(page, button);
      await measure(state);
    }
    // Let go beside it: nothing comes of it.
    await page.mouse.move(AWAY.x, AWAY.y);
    await page.mouse.up();
    // On a slow machine it was pressed for so long that it explains itself.
    if (!isOnSheet && (await explained.isVisible())) {
      await explained.click();
      await explained.waitFor({ state: 'hidden' });
    }
    // A mouse that is drawn over words selects them.
    await page.evaluate(() => getSelection()?.removeAllRanges());
    // A modifier alone is no sign of somebody who goes by keys.
    await page.keyboard.press('Tab');
    await button.focus();
    // What takes no focus may have been scrolled away by the key.
    await button.scrollIntoViewIfNeeded();
    await measure('focus');
    // What offers nothing takes no focus.
    const isOffered = (await button.getAttribute('aria-disabled')) !== 'true';
    const ring = isOffered ? await ringContrast(page, button) : ENOUGH.pictures;
    if (ring < ENOUGH.pictures) found.push(`${kind}, ring of focus: ${ring.toFixed(1)} : 1`);
    await button.blur();
  }
  return found;
}
