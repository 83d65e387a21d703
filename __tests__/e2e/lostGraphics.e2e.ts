import type { Page } from 'playwright-core';
import { eventually } from './driver/eventually';
import { differenceOf, pictureOf } from './driver/pictures';
import { slowness } from './driver/slowness';
import { visit } from './driver/visit';
import { gymPage } from './pages/gymPage';

/** A light that has moved, never a disc that is missing. */
const ALIKE = 0.01;
/** How long nobody may look at an empty board, on a machine that draws; this one may be slower at drawing it. */
const DARK_MS = 2000;

declare global {
  var graphicsAreOut: boolean;
  var darkMs: number;
}

/** Loses the context of the board's canvas and notes how long it is until there is another canvas. */
const takeGraphics = (page: Page): Promise<void> =>
  page.getByTestId('board').evaluate((board) => {
    const canvas = board.querySelector('canvas');
    const lostAtMs = performance.now();
    globalThis.darkMs = Infinity;
    const look = (): void => {
      const now = board.querySelector('canvas');
      if (now === null || now === canvas) requestAnimationFrame(look);
      else globalThis.darkMs = performance.now() - lostAtMs;
    };
    canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    look();
  });

it('graphics that are taken for good are asked for anew within two seconds, and the board is as it was', async () => {
  const { page, problems } = await visit({ at: '/gym' });
  const gym = gymPage(page);
  await gym.ready();
  const board = page.getByTestId('board');
  const before = await pictureOf(page, board);
  await takeGraphics(page);
  await page.waitForFunction(() => globalThis.darkMs < Infinity);
  expect(await page.evaluate(() => globalThis.darkMs)).toBeLessThan(DARK_MS * slowness());
  await eventually(async () =>
    expect(await differenceOf(page, [before, await pictureOf(page, board)])).toBeLessThan(ALIKE),
  );
  expect(problems).toEqual([]);
});

it('a device that gives no graphics any more says so, and is asked again by a button', async () => {
  const { page, problems } = await visit({
    at: '/gym',
    prepare: (context) =>
      context.addInitScript(() => {
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
          const isRefused = globalThis.graphicsAreOut && asked[0] === 'webgl2';
          return isRefused ? null : getContext.apply(this, asked as never);
        } as never;
      }),
  });
  const gym = gymPage(page);
  await gym.ready();
  const board = page.getByTestId('board');
  const before = await pictureOf(page, board);
  await takeGraphics(page);
  await page.evaluate(() => {
    globalThis.graphicsAreOut = true;
  });
  const note = page.getByTestId('blank-board');
  await note.waitFor();
  await page.screenshot({ path: 'test-output/screens/blank-board.png' });
  await page.evaluate(() => {
    globalThis.graphicsAreOut = false;
  });
  await page.getByTestId('draw-again').tap();
  await note.waitFor({ state: 'hidden' });
  await eventually(async () =>
    expect(await differenceOf(page, [before, await pictureOf(page, board)])).toBeLessThan(ALIKE),
  );
  expect(problems).toEqual([]);
});
