import type { BrowserContext, Page } from 'playwright-core';
import { frames } from './frames';
import { between, type Point } from './traces';

const STEPS = 8;
/** Chromium takes a tap that follows within a quarter of a second for one that ends the swipe's fling, and swallows it. */
const FLING_MS = 600;

/** A finger that is drawn over the screen no faster than the screen is drawn: every step of its way is heard by itself. */
export async function drag(page: Page, context: BrowserContext, from: Point, to: Point): Promise<void> {
  const session = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }) => ({ x, y, id: 0 })) });
  await send('touchStart', [from]);
  for (let step = 1; step <= STEPS; step++) {
    await send('touchMove', [between(from, to, step / STEPS)]);
    await frames(page, 1);
  }
  await send('touchEnd', []);
  await session.detach();
  await page.waitForTimeout(FLING_MS);
}
