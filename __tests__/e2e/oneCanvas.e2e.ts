import type { Page } from 'playwright-core';
import { installTally, tallyOn, type Tally } from './bench/tally';
import { frames } from './driver/frames';
import { SIZES } from './driver/sizes';
import { visit } from './driver/visit';
import { english } from './driver/words';
import { gymPage } from './pages/gymPage';
import { tablePage } from './pages/tablePage';
import { titlePage } from './pages/titlePage';

const TWO_SECONDS = 120;

/** What was asked of the browser meanwhile. */
async function during(
  page: Page,
  work: () => Promise<unknown>,
): Promise<Pick<Tally, 'contexts' | 'links' | 'requests'> & { readonly frames: number }> {
  const before = await tallyOn(page);
  await work();
  const after = await tallyOn(page);
  return {
    contexts: after.contexts - before.contexts,
    links: after.links - before.links,
    requests: after.requests - before.requests,
    frames: after.frames.length - before.frames.length,
  };
}

it('boards have one canvas in turn: another table, a turned screen and the referee open no graphics and compile nothing', async () => {
  const { page, touch, problems } = await visit({ prepare: installTally });
  const [title, gym, table] = [titlePage(page, english), gymPage(page), tablePage(page)];
  const play = async (): Promise<void> => {
    await title.gymButton.tap();
    await gym.ready();
    const from = await gym.centreOf('elf');
    await touch.swipe(from, { x: from.x, y: from.y - 110 }, 130);
    await gym.landed('elf');
  };
  const judge = async (): Promise<void> => {
    await table.refereeButton.tap();
    await table.referee.waitFor();
    await page.getByTestId('film-board').locator('canvas').waitFor();
    await page.getByTestId('agreed').tap();
    await table.referee.waitFor({ state: 'hidden' });
    await page.getByTestId('board').locator('canvas').waitFor();
  };
  const evening = async (): Promise<void> => {
    await play();
    await page.setViewportSize(SIZES.widePhone);
    await judge();
    await page.setViewportSize(SIZES.phone);
    await gym.back.tap();
  };
  await evening();
  const { contexts, links } = await during(page, async () => {
    await evening();
    await evening();
  });
  expect({ contexts, links }).toEqual({ contexts: 0, links: 0 });
  expect(problems).toEqual([]);
});

it('a table at rest draws nothing, and asks for no frame', async () => {
  const { page, problems } = await visit({ at: '/gym', prepare: installTally, context: { reducedMotion: 'reduce' } });
  await gymPage(page).ready();
  await frames(page, TWO_SECONDS);
  const seen = await during(page, () => frames(page, TWO_SECONDS));
  expect({ drawn: seen.frames, asked: seen.requests - TWO_SECONDS }).toEqual({ drawn: 0, asked: 0 });
  expect(problems).toEqual([]);
});
