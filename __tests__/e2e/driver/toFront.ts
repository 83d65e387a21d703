import type { Page } from 'playwright-core';
import { frames } from './frames';

const DRAWN_FRAMES = 3;

/** The tab is looked at again. Nobody touches what he does not see yet: it has been drawn anew before anything else happens. */
export async function toFront(page: Page): Promise<void> {
  await page.bringToFront();
  await frames(page, DRAWN_FRAMES);
}
