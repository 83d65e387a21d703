import type { Page } from 'playwright-core';
import { visit } from '../driver/visit';
import { english } from '../driver/words';
import { newGamePage } from '../pages/newGamePage';
import { tablePage } from '../pages/tablePage';
import { titlePage } from '../pages/titlePage';
import { beginAdventure } from '../player/begin';
import { createRobot } from '../player/robot';

const PLAY_MS = 120_000;

const nameField = (page: Page, number: number) =>
  page.getByRole('textbox', { name: english('newGame.players.name', { number }), exact: true });

it('whoever sat at the table last is offered a seat at the next', async () => {
  const { page } = await visit();
  await titlePage(page).newGameButton.tap();
  await newGamePage(page).setPlayers(2);
  await nameField(page, 1).fill('Zoé');
  await nameField(page, 2).fill('Max');
  await newGamePage(page).beginButton.tap();
  await tablePage(page).ready();
  await page.goto(new URL('/', page.url()).href);
  await titlePage(page).newGameButton.tap();
  await nameField(page, 1).waitFor();
  expect([await nameField(page, 1).inputValue(), await nameField(page, 2).inputValue()]).toEqual(['Zoé', 'Max']);
});

it(
  'what somebody has flicked is counted on the screen of records',
  async () => {
    const player = await beginAdventure('three-short-rooms.adventure.json');
    const { page } = player;
    const robot = createRobot(player);
    await robot.answered(await robot.playUntil(robot.isFlick));
    await page.goto(new URL('/records', page.url()).href);
    const statistics = page.getByTestId('statistics');
    await statistics.getByText(english('statistics.games', { games: 1, won: 0 }), { exact: true }).waitFor();
    await statistics.getByText(/^Flicks: 1 · /).waitFor();
  },
  PLAY_MS,
);
