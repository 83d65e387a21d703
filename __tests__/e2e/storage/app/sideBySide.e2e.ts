import { gameUrl, visit } from '../../driver/visit';
import { english } from '../../driver/words';
import { titlePage } from '../../pages/titlePage';
import { beginAdventure } from '../../player/begin';
import { createRobot } from '../../player/robot';
import { recordsPage } from './recordsPage';
import { beginFromTitle, leaveTable, titleToRecords } from './walks';

/** Every door of the app is gone through, on machines that may be busy. */
const GAME_MS = 280_000;
jest.setTimeout(GAME_MS);

it('games lie side by side: another name, gone, back again, and never one for the other', async () => {
  const { page, problems } = await visit();
  await beginFromTitle(page);
  await leaveTable(page);
  await beginFromTitle(page);
  await leaveTable(page);
  await titleToRecords(page);
  const records = recordsPage(page);
  await records.openButtons.nth(1).waitFor();

  await page
    .getByTestId(/^rename-/)
    .first()
    .tap();
  await page.getByTestId('new-name').fill('Friday night');
  await page.getByTestId('keep-name').tap();
  await records.game('Friday night').waitFor();
  expect(await records.openButtons.count()).toBe(2);

  await page.getByRole('button', { name: english('records.remove', { name: 'Friday night' }) }).tap();
  await records.game('Friday night').waitFor({ state: 'detached' });
  expect(await records.openButtons.count()).toBe(1);
  await records.undoButton.tap();
  await records.game('Friday night').waitFor();

  await page.reload();
  await records.game('Friday night').waitFor();
  expect(await records.openButtons.count()).toBe(2);
  await page.goto(gameUrl());
  await titlePage(page).continueButton.filter({ hasText: 'Friday night' }).waitFor();
  expect(problems).toEqual([]);
});

it('a game that another tab plays keeps its name, and stays', async () => {
  const { page, context, problems } = await visit();
  await beginFromTitle(page);
  const other = await context.newPage();
  await other.goto(`${gameUrl()}/records`);
  const records = recordsPage(other);
  await other.getByTestId(/^remove-/).tap();
  await records.alert.filter({ hasText: english('records.playedElsewhere') }).waitFor();
  expect(await records.openButtons.count()).toBe(1);
  expect(problems).toEqual([]);
});

it('one touch on the title leads back to the very question', async () => {
  const player = await beginAdventure('one-short-room.adventure.json');
  const { page, problems } = player;
  const robot = createRobot(player);
  const asked = await robot.playUntil(robot.isFlick);
  await leaveTable(page);
  const { continueButton } = titlePage(page);
  await continueButton.waitFor();
  const fromMs = await page.evaluate(() => performance.now());
  await continueButton.tap();
  await page.getByTestId('prompt').waitFor();
  const tookMs = (await page.evaluate(() => performance.now())) - fromMs;
  const again = await robot.look();
  expect(again.prompt).toBe(asked.prompt);
  expect(again.discs).toEqual(asked.discs);
  process.stdout.write(`from the title to the question: ${Math.round(tookMs)} ms\n`);
  expect(problems).toEqual([]);
});
