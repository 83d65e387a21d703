import type { Visit } from './driver/visit';
import { english } from './driver/words';
import { tablePage } from './pages/tablePage';
import { beginAdventure } from './player/begin';
import type { Look } from './player/look';
import { createRobot, type Robot } from './player/robot';

const GAME_MS = 240_000;
const STORY = 'one-orc.adventure.json';

/** The words before what is filled in. */
const opening = (text: string): string => text.split('{{')[0] ?? '';
const HINT = opening(english('table.app.hint', { reason: '{{' }));
const WHY = opening(english('table.app.because.app', { reason: '{{' }));
const AFTER_A_HINT = opening(english('table.app.because.hint', { reason: '{{' }));

const mayAct = ({ discs }: Look): boolean => discs.some(({ label }) => label.includes(english('table.hero.canAct')));

async function asksForAHint({ page }: Visit): Promise<void> {
  const table = tablePage(page);
  await table.openMenu();
  await table.hintRow.tap();
  await table.prompt.getByText(HINT).waitFor();
}

/** What the log gives as reasons. */
async function reasonsIn({ page }: Visit): Promise<string> {
  await tablePage(page).openDrawer('log');
  await page.getByText(WHY).first().waitFor();
  return page.getByRole('list').last().innerText();
}

async function playsToTheEnd(player: Visit, robot: Robot): Promise<void> {
  await robot.playUntil(robot.isOver);
  await tablePage(player.page).storyButton.waitFor();
}

it(
  'is played alone against the app, which says why, and helps when it is asked to',
  async () => {
    const player = await beginAdventure(STORY, { seat: (newGame) => newGame.setPlayers(1) });
    const robot = createRobot(player);
    await robot.playUntil(mayAct);
    await asksForAHint(player);
    await playsToTheEnd(player, robot);
    const reasons = await reasonsIn(player);
    expect(reasons).toContain(AFTER_A_HINT);
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'is played by the app alone, to the end and without a touch',
  async () => {
    const player = await beginAdventure(STORY, {
      seat: async (newGame) => {
        await newGame.giveSeat(1, 2);
        await newGame.giveSeat(2, 2);
      },
    });
    await tablePage(player.page).storyButton.waitFor({ timeout: GAME_MS });
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'is played by people and the app among the heroes',
  async () => {
    const player = await beginAdventure(STORY, {
      seat: async (newGame) => {
        await newGame.setPlayers(3);
        await newGame.giveSeat(2, 1);
        await newGame.giveSeat(3, 1);
      },
    });
    await playsToTheEnd(player, createRobot(player));
    expect(await reasonsIn(player)).toContain(WHY);
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);
