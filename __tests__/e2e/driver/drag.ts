import type { BrowserContext, Page } from 'playwright-core';
import { frames } from './frames';
import { between, type Point } from './traces';

const STEPS = 8;
/** A finger that has lain still for so long before it is lifted flings nothing. */
const HELD_MS = 120;

/**
 * A finger that is drawn over the screen no faster than the screen is drawn: every step of its way is heard by itself. By the
 * times that its events carry it has come to rest before it is lifted. Otherwise Chromium has something fling on, though nothing
 * moves, takes the next tap for the finger that stops it, and swallows that.
 */
export async function drag(page: Page, context: BrowserContext, from: Point, to: Point): Promise<void> {
  const session = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[], agoMs: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (Date.now() - agoMs) / 1000,
      touchPoints: at.map(({ x, y }) => ({ x, y, id: 0 })),
    });
  await send('touchStart', [from], HELD_MS);
  for (let step = 1; step <= STEPS; step++) {
    await send('touchMove', [between(from, to, step / STEPS)], HELD_MS);
    await frames(page, 1);
  }
  await send('touchEnd', [], 0);
  await session.detach();
}
