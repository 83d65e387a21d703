import type { Size } from '../driver/sizes';
import type { Visit } from '../driver/visit';
import { english } from '../driver/words';
import { tablePage } from '../pages/tablePage';
import { titlePage } from '../pages/titlePage';
import { beginAdventure, MOVING } from './begin';
import { towards } from './geometry';
import type { Look } from './look';
import { createRobot, type Robot } from './robot';

export const GAME_MS = 280_000;

function expectSame(after: Look, before: Look): void {
  expect(after.prompt).toBe(before.prompt);
  expect(after.discs.map(({ label }) => label)).toEqual(before.discs.map(({ label }) => label));
}

/** The page is loaded anew under a question, then left for the title: each time the same question stands. */
async function reloadsAndContinues({ page }: Visit, robot: Robot): Promise<void> {
  const table = tablePage(page);
  const before = await robot.look();
  await page.reload();
  await table.ready();
  expectSame(await robot.look(), before);
  await table.openMenu();
  await table.leaveRow.tap();
  await titlePage(page).continueButton.tap();
  await table.ready();
  expectSame(await robot.look(), before);
}

/** Slid back to where it began, a flick was not meant. */
async function thinksBetterOfIt({ page, touch }: Visit, robot: Robot): Promise<void> {
  const before = await robot.look();
  const disc = robot.chosenOf(before);
  if (disc === undefined) throw new Error('no disc is to be flicked');
  await touch.cancelBySlidingBack(disc.at, towards(disc.at, { x: disc.at.x, y: 0 }, 120));
  const after = await robot.look();
  expect(after.discs).toEqual(before.discs);
  expect(await tablePage(page).prompt.innerText()).toBe(before.prompt);
}

async function takesBackTheChoice({ page }: Visit, robot: Robot): Promise<void> {
  const table = tablePage(page);
  const before = await robot.look();
  await table.openMenu();
  await table.undoRow.tap();
  await table.menu.waitFor({ state: 'hidden' });
  const after = await robot.next(before);
  expect(robot.isFlick(after)).toBe(false);
}

async function asksTheReferee({ page }: Visit): Promise<void> {
  const table = tablePage(page);
  await table.openMenu();
  await table.refereeRow.tap();
  await table.referee.waitFor();
  const contacts = table.referee.getByRole('list', { name: english('referee.contacts') });
  expect(await contacts.or(table.referee.getByText(english('referee.nothing'))).count()).toBeGreaterThan(0);
  await table.referee.getByRole('button', { name: english('referee.agreed') }).tap();
  await table.referee.waitFor({ state: 'hidden' });
}

async function playsTheLastFlickAgain({ page }: Visit, robot: Robot): Promise<void> {
  const table = tablePage(page);
  const before = await robot.look();
  await table.openMenu();
  await table.retakeRow.tap();
  await table.retakeSheet.waitFor();
  const again = table.retakeSheet.getByRole('button', { name: english('table.retake.doIt') });
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  for (const agree of await table.retakeSheet.getByRole('switch').all()) await agree.tap();
  await again.tap();
  await table.retakeSheet.waitFor({ state: 'hidden' });
  expect(robot.isFlick(await robot.next(before))).toBe(true);
}

/** From the title to the final battle and its story, with all that may come between. */
export async function playThreeRooms(size: Size): Promise<void> {
  const player = await beginAdventure('three-short-rooms.adventure.json', { size, isKept: true, context: MOVING });
  const { page, problems } = player;
  const table = tablePage(page);
  const robot = createRobot(player);

  await robot.playUntil(robot.isFlick);
  await thinksBetterOfIt(player, robot);
  await takesBackTheChoice(player, robot);
  await robot.playUntil(robot.isFlick);
  await robot.answered(await robot.look());
  await asksTheReferee(player);
  await playsTheLastFlickAgain(player, robot);
  await reloadsAndContinues(player, robot);
  await table.aimBy('pullBack');
  robot.aimBy('pullBack');
  await robot.answered(await robot.look());
  await robot.playUntil(robot.isFlick);
  await table.aimBy('steps');
  await robot.answered(await robot.look());
  robot.aimBy('swipe');
  await robot.playUntil(robot.isFlick);
  await table.aimBy('swipe');

  await robot.playUntil(robot.isOver);
  await table.storyButton.tap();
  await page.getByText(english('gameOver.winner.heroes')).waitFor();
  expect(problems).toEqual([]);
}
