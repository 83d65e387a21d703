import { watchForProblems } from '../../../../__tests__/e2e/driver/problems';
import { createTouch } from '../../../../__tests__/e2e/driver/touch';
import { newGamePage } from '../../../../__tests__/e2e/pages/newGamePage';
import { settingsPage } from '../../../../__tests__/e2e/pages/settingsPage';
import { tablePage } from '../../../../__tests__/e2e/pages/tablePage';
import { titlePage } from '../../../../__tests__/e2e/pages/titlePage';
import { towards } from '../../../../__tests__/e2e/player/geometry';
import { createRobot } from '../../../../__tests__/e2e/player/robot';
import type { AppBench } from '../benchedTable';

/** What is measured here is frames, and not how soon a loaded machine opens a screen. */
const PATIENCE_MS = 120_000;

const SWIPE_PX = 120;
const SWIPE_MS = 90;

/** A duel of two, in which one card after the other is played. */
export const duelTable: AppBench = {
  table: 'A duel between walls, with its four Characters and five crystals',
  flying: { selector: '[data-testid="hurry"]', words: null },
  async sitDown(page, url) {
    page.setDefaultTimeout(PATIENCE_MS);
    const context = page.context();
    const touch = createTouch(await context.newCDPSession(page));
    const problems = watchForProblems(page);
    await page.goto(url);
    const title = titlePage(page);
    await title.settingsButton.tap();
    await settingsPage(page).instantChoice.tap();
    await settingsPage(page).back.tap();
    await title.box('conquest').tap();
    const newGame = newGamePage(page);
    await newGame.setPlayers(2);
    await newGame.beginButton.tap();
    await tablePage(page).ready();
    const robot = createRobot({ page, context, touch, problems });
    let look = await robot.playUntil(robot.isFlick);
    // Towards the nearest enemy; what it costs them does not empty the table.
    const way = () => {
      const disc = robot.chosenOf(look);
      if (disc === undefined) throw new Error('no disc is to be flicked');
      const target = robot.targetFor(look, disc)?.at ?? { x: disc.at.x, y: 0 };
      return { from: disc.at, to: towards(disc.at, target, SWIPE_PX), forMs: SWIPE_MS };
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
  },
};
