import type { Page } from 'playwright-core';
import { createKeyboard, type Keyboard } from './driver/keyboard';
import { SIZES, nameOf } from './driver/sizes';
import { visit } from './driver/visit';
import { english } from './driver/words';
import { adventureFile, newGamePage } from './pages/newGamePage';
import { settingsPage } from './pages/settingsPage';
import { tablePage } from './pages/tablePage';
import { titlePage } from './pages/titlePage';
import { keyHands } from './player/hands';
import { createRobot } from './player/robot';

const ROOM_MS = 300_000;

/** By steps, since that is how keys aim; and told at once. */
async function settle(page: Page, keyboard: Keyboard): Promise<void> {
  await keyboard.activate(english('title.settings'));
  await settingsPage(page).ready();
  for (const choice of [english('choice.telling.instant'), english('choice.aimWay.steps')]) {
    await keyboard.toLabel(choice);
    await page.getByRole('radio', { name: choice, exact: true, checked: true }).waitFor();
  }
  await keyboard.activate(english('common.back'));
}

it.each([SIZES.wideTablet].map((size) => [nameOf(size), size] as const))(
  'a room is played from the title to the story of the game by keys alone (%s)',
  async (_name, size) => {
    const player = await visit({ size });
    const { page, problems } = player;
    const keyboard = createKeyboard(page);
    const table = tablePage(page);
    const newGame = newGamePage(page);
    const robot = createRobot(player, english, keyHands(keyboard));
    await titlePage(page).ready();
    await settle(page, keyboard);
    await titlePage(page).ready();
    await keyboard.activateTestId('new-game');
    await newGame.ready();
    await keyboard.activateTestId('adventure');
    const chooser = page.waitForEvent('filechooser');
    await keyboard.activateTestId('adventure-file');
    await (await chooser).setFiles(adventureFile('one-short-room.adventure.json'));
    await newGame.takenStory('One Short Room').waitFor();
    await keyboard.activateTestId('begin');
    await table.ready();

    await robot.playUntil(robot.isFlick);
    await keyboard.press('q');
    await table.menu.waitFor();
    await keyboard.activateTestId('menu-undo');
    await table.menu.waitFor({ state: 'hidden' });
    await robot.playUntil(robot.isOver);
    await keyboard.activateTestId('story');
    await page.getByText(english('gameOver.winner.heroes')).waitFor();
    expect(problems).toEqual([]);
  },
  ROOM_MS,
);
