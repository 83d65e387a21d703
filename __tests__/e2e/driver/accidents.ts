import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const DARK_FRAMES = 20;
/** Longer than a flick takes. */
const AWAY_MS = 2500;

const board = (page: Page) => page.getByTestId(/board$/);

/** Takes the graphics away, as a phone does that runs out of memory, and gives them back some frames later. */
async function loseGraphics(page: Page): Promise<void> {
  await board(page)
    .locator('canvas')
    .first()
    .evaluate(async (canvas, darkFrames) => {
      const lost = (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context');
      if (!lost) throw new Error('there are no graphics to take away');
      lost.loseContext();
      for (let frame = 0; frame < darkFrames; frame += 1) await new Promise(requestAnimationFrame);
      lost.restoreContext();
    }, DARK_FRAMES);
  await board(page).locator('canvas').first().waitFor();
}

/** Takes the graphics away and keeps them; whoever wants to draw needs a canvas of their own. */
async function keepGraphics(page: Page): Promise<void> {
  const canvas = await board(page).locator('canvas').first().elementHandle();
  await canvas?.evaluate((lost) => {
    const graphics = (lost as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!graphics) throw new Error('there are no graphics to take away');
    graphics.loseContext();
  });
  await page.waitForFunction((lost) => !lost?.isConnected, canvas);
  await board(page).locator('canvas').first().waitFor();
}

/** Turns the screen on its side, and back. */
async function turnScreen(page: Page): Promise<void> {
  const { width, height } = sizeOf(page);
  await page.setViewportSize({ width: height, height: width });
  await page.setViewportSize({ width, height });
}

/** The app is given another share of the screen, and then all of it again. */
async function resizeScreen(page: Page): Promise<void> {
  const { width, height } = sizeOf(page);
  await page.setViewportSize({ width: Math.round(width * 0.93), height: Math.round(height * 0.7) });
  await page.setViewportSize({ width, height });
}

const tellVisibility = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    Object.defineProperty(document, 'hidden', { value: visibility === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** The app is put away and taken out again: it is told, and between no frame is drawn and no timer runs. */
async function hidePage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await tellVisibility(page, 'hidden');
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await sleep(AWAY_MS);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await tellVisibility(page, 'visible');
  await session.detach();
}

function sizeOf(page: Page): { readonly width: number; readonly height: number } {
  const size = page.viewportSize();
  if (size === null) throw new Error('the screen has no size of its own');
  return size;
}

export const ACCIDENTS = [
  ['the graphics are lost', loseGraphics],
  ['the graphics are taken for good', keepGraphics],
  ['the screen is turned', turnScreen],
  ['the window is resized', resizeScreen],
  ['the app is put away', hidePage],
] as const;
