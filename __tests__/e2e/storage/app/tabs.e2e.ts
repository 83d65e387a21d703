import type { Page } from 'playwright-core';
import { toFront } from '../../driver/toFront';
import type { Visit } from '../../driver/visit';
import { english } from '../../driver/words';
import { tablePage } from '../../pages/tablePage';
import { beginAdventure } from '../../player/begin';
import { lookAt } from '../../player/look';
import { createRobot } from '../../player/robot';
import { anotherTab } from './anotherTab';

const STORY = 'three-short-rooms.adventure.json';
const GAME_MS = 280_000;

const dialog = (page: Page, title: 'title' | 'lostTitle') =>
  page.getByRole('dialog', { name: english(`shelf.tab.${title}`), exact: true });

const watchingBar = (page: Page) => page.getByTestId('watching');

/** A game at its first flick, open in a second tab as well. */
async function openTwice() {
  const first = await beginAdventure(STORY);
  const robot = createRobot(first);
  const asked = await robot.playUntil(robot.isFlick);
  const second = await anotherTab(first, new URL(first.page.url()).pathname);
  await dialog(second.page, 'title').waitFor();
  return { first, robot, asked, second };
}

const labelsIn = async ({ page }: Visit): Promise<readonly string[]> =>
  (await lookAt(page)).discs.map(({ name }) => name);

it(
  'a second tab watches what the first one plays, and can do nothing to it',
  async () => {
    const { first, robot, asked, second } = await openTwice();
    const { page } = second;
    await page.getByTestId('watch').tap();
    await dialog(page, 'title').waitFor({ state: 'hidden' });
    await watchingBar(page).waitFor();
    expect(await labelsIn(second)).toEqual(asked.discs.map(({ name }) => name));

    const flown = robot.chosenOf(asked)!;
    const before = (await lookAt(page)).discs.find(({ name }) => name === flown.name)!;
    await second.touch.swipe(before.at, { x: before.at.x, y: before.at.y - 120 }, 110);
    await toFront(first.page);
    await robot.answered(asked);
    await toFront(page);
    await page.waitForFunction(
      ({ name, at }) => {
        const found = [...document.querySelectorAll('[data-testid="board"] [role="button"]')].find(
          (button) => (button.getAttribute('aria-label') ?? '').split(', ')[0] === name,
        );
        if (found === undefined) return true;
        const { x, y, width, height } = found.getBoundingClientRect();
        return Math.hypot(x + width / 2 - at.x, y + height / 2 - at.y) > 8;
      },
      { name: before.name, at: before.at },
    );
    expect([first.problems, second.problems]).toEqual([[], []]);
  },
  GAME_MS,
);

it(
  'a second tab takes over at the very question, and the first one says so and stops',
  async () => {
    const { first, robot, asked, second } = await openTwice();
    await second.page.getByTestId('take-over').tap();
    const other = createRobot(second);
    const taken = await other.look();
    expect(taken.prompt).toBe(asked.prompt);
    expect(taken.discs).toEqual(asked.discs);

    await toFront(first.page);
    await dialog(first.page, 'lostTitle').waitFor();
    await first.page.getByTestId('watch').tap();
    await watchingBar(first.page).waitFor();
    expect(robot.chosenOf(await lookAt(first.page))).toBeUndefined();

    await toFront(second.page);
    const played = await other.answered(taken);
    await toFront(first.page);
    await first.page.getByTestId('take-over-later').tap();
    const back = await robot.look();
    expect(back.prompt).toBe(played.prompt);
    expect(back.discs).toEqual(played.discs);
    expect([first.problems, second.problems]).toEqual([[], []]);
  },
  GAME_MS,
);

it(
  'a second tab goes on by itself when the first one is closed',
  async () => {
    const { first, asked, second } = await openTwice();
    await first.page.close();
    await dialog(second.page, 'title').waitFor({ state: 'hidden' });
    await tablePage(second.page).ready();
    expect((await createRobot(second).look()).prompt).toBe(asked.prompt);
    expect(second.problems).toEqual([]);
  },
  GAME_MS,
);
