import type { Locator } from 'playwright-core';
import type { Point } from './traces';

const STILL_FRAMES = 3;
const PATIENCE_MS = 20_000;

/** Where an element comes to rest; null when it was taken away meanwhile. */
const restingPlace = (locator: Locator): Promise<Point | null> =>
  locator.evaluate(
    (element, stillFrames) =>
      new Promise<{ x: number; y: number } | null>((resolve) => {
        let last = '';
        let still = 0;
        const look = (): void => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const now = [x, y, width, height].join();
          still = now === last ? still + 1 : 0;
          last = now;
          if (!element.isConnected) resolve(null);
          else if (still < stillFrames || width === 0) requestAnimationFrame(look);
          else resolve({ x: x + width / 2, y: y + height / 2 });
        };
        look();
      }),
    STILL_FRAMES,
    { timeout: PATIENCE_MS },
  );

/** The middle of what can be seen, once it has stopped moving: a layout may be on its way to another one. */
export async function settledCentre(locator: Locator): Promise<Point> {
  const deadlineMs = Date.now() + PATIENCE_MS;
  while (Date.now() < deadlineMs) {
    await locator.waitFor({ timeout: PATIENCE_MS });
    const place = await restingPlace(locator);
    if (place !== null) return place;
  }
  throw new Error(`never at rest: ${locator}`);
}
