import type { Page } from 'playwright-core';
import { eventually } from './driver/eventually';
import { differenceOf, pictureOf } from './driver/pictures';
import { english } from './driver/words';
import { settingsPage } from './pages/settingsPage';
import { tablePage } from './pages/tablePage';
import { beginAdventure, EVERY_POINT, MOVING } from './player/begin';
import { createRobot } from './player/robot';

const ROOM_MS = 200_000;
/** A light that has moved, never a disc that is missing. */
const ALIKE = 0.01;

async function turnScreen(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: height, height: width });
}

async function openSettings(page: Page): Promise<void> {
  const table = tablePage(page);
  await table.openMenu();
  await table.menu.getByRole('button', { name: english('table.menu.settings'), exact: true }).tap();
  await settingsPage(page).heading.waitFor();
}

const SETTINGS = { open: openSettings, close: (page: Page) => settingsPage(page).back.tap() };
const RECORDS = {
  open: async (page: Page) => {
    await openSettings(page);
    await page.getByTestId('to-files').tap();
    await page.getByRole('heading', { name: english('records.title'), exact: true }).waitFor();
  },
  close: async (page: Page) => {
    await page.goBack();
    await settingsPage(page).heading.waitFor();
    await page.goBack();
  },
};

it(
  'under the settings and the games kept a table lies, is turned and turned back: it is as it was, and goes on',
  async () => {
    const player = await beginAdventure('one-short-room.adventure.json', { context: { ...EVERY_POINT, ...MOVING } });
    const { page, problems } = player;
    const table = tablePage(page);
    const robot = createRobot(player);
    const asked = await robot.playUntil(robot.isFlick);
    const upright = await pictureOf(page, table.board);
    await turnScreen(page);
    await robot.look();
    const across = await pictureOf(page, table.board);
    await turnScreen(page);
    await robot.look();

    const looksLike = (before: string): Promise<void> =>
      eventually(async () => {
        expect(await differenceOf(page, [before, await pictureOf(page, table.board)])).toBeLessThan(ALIKE);
      });
    for (const { open, close } of [SETTINGS, RECORDS]) {
      await open(page);
      await close(page);
      await looksLike(upright);
      await open(page);
      await turnScreen(page);
      await close(page);
      await looksLike(across);
      await open(page);
      await turnScreen(page);
      await close(page);
      await looksLike(upright);
      expect((await robot.look()).prompt).toEqual(asked.prompt);
    }
    await robot.answered(await robot.look());
    expect(problems).toEqual([]);
  },
  ROOM_MS,
);
