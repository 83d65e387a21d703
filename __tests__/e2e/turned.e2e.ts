import type { Locator } from 'playwright-core';
import { drag } from './driver/drag';
import { eventually } from './driver/eventually';
import { settledCentre } from './driver/settled';
import type { Point } from './driver/traces';
import { visit } from './driver/visit';
import { gymPage } from './pages/gymPage';
import { tablePage } from './pages/tablePage';
import { beginAdventure, MOVING } from './player/begin';

const PATIENCE_MS = 180_000;
const UPRIGHT = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };
/** Where one sits, the screen on which that is seen upright, and how what one sees points on it. */
const EDGES = [
  { edge: 'south', size: UPRIGHT, onScreen: ({ x, y }: Point): Point => ({ x, y }) },
  { edge: 'west', size: ACROSS, onScreen: ({ x, y }: Point): Point => ({ x: -y, y: x }) },
  { edge: 'north', size: UPRIGHT, onScreen: ({ x, y }: Point): Point => ({ x: -x, y: -y }) },
  { edge: 'east', size: ACROSS, onScreen: ({ x, y }: Point): Point => ({ x: y, y: -x }) },
] as const;

const PRESSES = 3;
const ANSWERED_MS = 4_000;

/** Chromium may take a tap behind a swipe for the end of its fling, and swallow it: whoever sees nothing come taps again. */
async function menuOpened({ menuButton }: ReturnType<typeof tablePage>, menu: Locator): Promise<void> {
  for (let press = 1; press <= PRESSES; press++) {
    await menuButton.tap();
    const isThere = await menu.waitFor({ timeout: ANSWERED_MS }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error('the menu does not open');
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

it(
  'the same swipe from each side of a table sends the same disc as far, the way it was sent',
  async () => {
    const told: (string | null)[] = [];
    for (const { edge, size, onScreen } of EDGES) {
      const { page, touch, problems } = await visit({ size, at: `/gym?edge=${edge}` });
      const gym = gymPage(page);
      await gym.ready();
      const from = await gym.centreOf('elf');
      const seen = { x: 24, y: -110 };
      await touch.swipe(from, plus(from, onScreen(seen)), 240);
      await gym.landed('elf');
      told.push(await gym.lastFlick.textContent());
      const went = minus(await gym.centreOf('elf'), from);
      const wanted = onScreen(seen);
      // As far to the side of its way as a finger may be out of place.
      expect(Math.abs(went.x * wanted.y - went.y * wanted.x) / Math.hypot(wanted.x, wanted.y)).toBeLessThan(3);
      expect(went.x * wanted.x + went.y * wanted.y).toBeGreaterThan(0);
      expect(problems).toEqual([]);
      await page.close();
    }
    expect(told[0]).toMatch(/\d/);
    expect(new Set(told).size).toBe(1);
  },
  PATIENCE_MS,
);

it(
  'a drawer of a turned side follows the finger that shuts it, and its sheets lie over it',
  async () => {
    const { page, context, problems } = await beginAdventure('one-short-room.adventure.json', {
      context: MOVING,
      size: UPRIGHT,
    });
    const table = tablePage(page);
    const address = page.url();
    // Whatever was put away leaves the browser's history a little later.
    const hasSettled = () =>
      eventually(async () => expect(await page.evaluate(() => window.history.state?.overlay ?? false)).toBe(false));
    for (const { edge, size, onScreen } of EDGES) {
      await page.setViewportSize(size);
      await page.goto(`${address}?edge=${edge}`);
      await table.ready();
      await table.openDrawer('heroes');
      const grip = page.getByTestId('drawer-close');
      const shut = await settledCentre(grip);
      // Beside the button, by which the head of a drawer is taken.
      const from = plus(shut, onScreen({ x: -120, y: 0 }));
      await drag(page, context, from, plus(from, onScreen({ x: 0, y: 500 })));
      await grip.waitFor({ state: 'detached' });

      await hasSettled();
      await menuOpened(table, page.getByTestId('table-menu'));
      const side = (await page.getByTestId(`side-${edge}`).boundingBox())!;
      const layer = (await page.getByTestId('layer').boundingBox())!;
      expect([layer.x, layer.y, layer.width, layer.height]).toEqual([side.x, side.y, side.width, side.height]);
      await eventually(async () => {
        const [title, close] = [page.getByTestId('table-menu'), page.getByTestId('sheet-close')];
        const [middle, button] = [await settledCentre(title), await settledCentre(close)];
        // The button that puts it away is at its upper right for whoever sits there.
        const offset = minus(button, middle);
        const toRight = onScreen({ x: 1, y: 0 });
        const toTop = onScreen({ x: 0, y: -1 });
        expect(offset.x * toRight.x + offset.y * toRight.y).toBeGreaterThan(100);
        expect(offset.x * toTop.x + offset.y * toTop.y).toBeGreaterThan(100);
      });
      await table.closeMenu();
      await hasSettled();
    }
    expect(problems).toEqual([]);
  },
  PATIENCE_MS,
);
