import type { Page } from 'playwright-core';
import { SIZES } from './driver/sizes';
import { visit } from './driver/visit';
import { gymPage } from './pages/gymPage';

/** Takes the graphics away, as a phone does that runs out of memory, and gives them back soon after. */
const loseGraphics = (page: Page, forMs: number) =>
  page.evaluate((ms) => {
    const canvas = document.querySelector('canvas');
    const lost = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!lost) throw new Error('there are no graphics to take away');
    lost.loseContext();
    setTimeout(() => lost.restoreContext(), ms);
  }, forMs);

async function flyElf() {
  const { page, touch } = await visit({ at: '/gym' });
  const gym = gymPage(page);
  await gym.ready();
  const fly = async (): Promise<void> => {
    const from = await gym.centreOf('elf');
    await touch.swipe(from, { x: from.x, y: from.y - 110 }, 130);
    await gym.flying.waitFor();
  };
  return { page, gym, fly, from: await gym.centreOf('elf') };
}

it('a flick lands when the graphics are lost under it, and the next one flies', async () => {
  const { page, gym, fly, from } = await flyElf();
  await fly();
  await loseGraphics(page, 400);
  await gym.landed('elf');
  expect((await gym.centreOf('elf')).y).toBeLessThan(from.y - 10);
  await page.waitForFunction(() => document.querySelector('canvas') !== null);
  await gym.undoButton.tap();
  await gym.ready();
  expect(await gym.centreOf('elf')).toEqual(from);
  await fly();
  await gym.landed('elf');
});

it('a flick lands when the screen is turned under it', async () => {
  const { page, gym, fly } = await flyElf();
  await fly();
  const { width, height } = SIZES.phone;
  await page.setViewportSize({ width: height, height: width });
  await gym.landed('elf');
  const there = await gym.centreOf('elf');
  await page.setViewportSize({ width, height });
  await gym.ready();
  expect(await gym.centreOf('elf')).not.toEqual(there);
});
