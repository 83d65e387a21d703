import type { Page } from 'playwright-core';
import { watchForProblems } from '../../../../__tests__/e2e/driver/problems';
import { createTouch } from '../../../../__tests__/e2e/driver/touch';
import { newGamePage } from '../../../../__tests__/e2e/pages/newGamePage';
import { settingsPage } from '../../../../__tests__/e2e/pages/settingsPage';
import { tablePage } from '../../../../__tests__/e2e/pages/tablePage';
import { titlePage } from '../../../../__tests__/e2e/pages/titlePage';
import { createRobot } from '../../../../__tests__/e2e/player/robot';
import { RATS } from '../../../../__tests__/e2e/bench/catacombs/ratsStory';
import { storyFile } from '../../../../__tests__/e2e/bench/catacombs/storyFile';
import type { AppBench, BenchedTable } from '../benchedTable';

/** What is measured here is frames, and not how soon a loaded machine opens a screen. */
const PATIENCE_MS = 120_000;
const SWIPE_PX = 150;
const SWIPE_MS = 70;

async function begin(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url);
  const title = titlePage(page);
  await title.settingsButton.tap();
  await settingsPage(page).instantChoice.tap();
  await settingsPage(page).back.tap();
  await title.newGameButton.tap();
  const newGame = newGamePage(page);
  await newGame.withExpansion('vermin');
  await newGame.chooseAdventure(file);
  await newGame.takenStory(RATS.title.en).waitFor();
  await newGame.beginButton.tap();
  await tablePage(page).ready();
}

/** The app in this page, at a table of twelve rats, two of them on a hero, and another hero poisoned. */
async function sitDown(page: Page, url: string): Promise<BenchedTable> {
  page.setDefaultTimeout(PATIENCE_MS);
  const context = page.context();
  const touch = createTouch(await context.newCDPSession(page));
  const problems = watchForProblems(page);
  await begin(page, url, storyFile(RATS));
  const robot = createRobot({ page, context, touch, problems });
  let look = await robot.playUntil(robot.isFlick);
  // Along its own ranks, whom it pushes and does not hurt: the room stays full.
  const way = (): ReturnType<BenchedTable['way']> => {
    const disc = robot.chosenOf(look);
    if (disc === undefined) throw new Error('no disc is to be flicked');
    const { x, y } = disc.at;
    const width = page.viewportSize()?.width ?? 0;
    return { from: disc.at, to: { x: x < width / 2 ? x + SWIPE_PX : x - SWIPE_PX, y }, forMs: SWIPE_MS };
  };
  return {
    way,
    flick: () => {
      const { from, to, forMs } = way();
      return touch.swipe(from, to, forMs);
    },
    untilNextFlick: async () => {
      look = await robot.playUntil(robot.isFlick);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

export const ratsRoom: AppBench = {
  table: 'A room of twelve rats',
  flying: { selector: '[data-testid="hurry"]', words: null },
  sitDown,
};
