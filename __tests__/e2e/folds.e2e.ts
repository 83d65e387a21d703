import type { Locator } from 'playwright-core';
import { eventually } from './driver/eventually';
import { SIZES } from './driver/sizes';
import { visit } from './driver/visit';
import { newGamePage } from './pages/newGamePage';

/** Rounding of what was laid out. */
const HAIR_PX = 1;

interface Span {
  readonly topPx: number;
  readonly bottomPx: number;
}

async function spanOf(locator: Locator): Promise<Span> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`nothing to be seen of ${locator}`);
  return { topPx: box.y, bottomPx: box.y + box.height };
}

it.each(['minds', 'expansions', 'layout', 'extras', 'house', 'hands', 'adventure'] as const)(
  'what is unfolded of %s is seen at once, and not behind the button below it',
  async (name) => {
    const { page, problems } = await visit({ size: SIZES.phone, at: '/new?game=catacombs' });
    const newGame = newGamePage(page);
    await newGame.ready();
    const head = newGame.fold(name);
    // At the foot of what is seen, where it has the least room.
    await head.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await head.tap();
    const inside = head.locator('xpath=following-sibling::*[1]');
    await inside.waitFor();
    const screen = await spanOf(page.getByTestId('back'));
    const begin = await spanOf(newGame.beginButton);
    const roomPx = begin.topPx - screen.bottomPx;
    await eventually(async () => {
      const { topPx, bottomPx } = await spanOf(inside);
      expect(topPx).toBeGreaterThanOrEqual(screen.topPx - HAIR_PX);
      expect(topPx).toBeLessThan(begin.topPx);
      if (bottomPx - topPx < roomPx) expect(bottomPx).toBeLessThanOrEqual(begin.topPx + HAIR_PX);
    });
    expect(problems).toEqual([]);
  },
);
