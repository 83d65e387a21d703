import type { Page } from 'playwright-core';
import { eventually } from './driver/eventually';
import { createKeyboard, type Keyboard } from './driver/keyboard';
import { SIZES, nameOf } from './driver/sizes';
import { visit } from './driver/visit';
import { english } from './driver/words';
import { adventureFile, newGamePage } from './pages/newGamePage';
import { settingsPage } from './pages/settingsPage';
import { tablePage } from './pages/tablePage';
import { titlePage } from './pages/titlePage';
import { beginAdventure, MOVING } from './player/begin';
import { keyHands } from './player/hands';
import { createRobot } from './player/robot';

const ROOM_MS = 300_000;
/** Six turns, five powers as one, softer and harder, the flick; below the board of a phone, less. */
const MOST_TABS_TO_FLICK = 10;

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
    const robot = createRobot(player, english, keyHands(player, keyboard));
    await titlePage(page).ready();
    await settle(page, keyboard);
    await titlePage(page).ready();
    await keyboard.activateTestId('new-game');
    await newGame.ready();
    await keyboard.activateTestId('players-2');
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

it.each([SIZES.phone, SIZES.wideTablet].map((size) => [nameOf(size), size] as const))(
  'keys stay at the disc that is played with, and aim a seat that swipes (%s)',
  async (_name, size) => {
    const player = await beginAdventure('one-short-room.adventure.json', { size, context: MOVING });
    const { page, problems } = player;
    const keyboard = createKeyboard(page);
    const robot = createRobot(player);
    await robot.playUntil(({ prompt }) => prompt.includes(english('table.prompt.first.swipe', { piece: 'the Elf' })));
    // As somebody finds it who has touched nothing yet.
    await page.reload();
    await tablePage(page).ready();
    await robot.look();

    const nameOfFocus = async (): Promise<string> => (await keyboard.focus()).label.split(',')[0] ?? '';
    const expectAtDisc = (): Promise<void> => eventually(async () => expect(await nameOfFocus()).toBe(disc));
    expect(await keyboard.toTestId('skip-to-board')).toBe(1);
    await keyboard.press('Enter');
    expect((await keyboard.focus()).label).toContain(english('table.hero.canAct'));
    const disc = await nameOfFocus();

    await keyboard.press('Enter');
    await eventually(async () => expect((await keyboard.focus()).testId).toMatch(/^shot-/));
    const first = (await keyboard.focus()).testId;
    await keyboard.press('ArrowDown');
    expect((await keyboard.focus()).testId).not.toBe(first);
    await keyboard.press('ArrowUp');
    expect((await keyboard.focus()).testId).toBe(first);
    await keyboard.press('Escape');
    await expectAtDisc();

    await keyboard.press('Enter');
    await eventually(async () => expect((await keyboard.focus()).testId).toBe(first));
    await keyboard.press('Enter');
    await page.getByTestId('shots').waitFor({ state: 'hidden' });
    await robot.look();
    await expectAtDisc();

    await keyboard.press('Enter');
    await eventually(async () => expect((await keyboard.focus()).testId).toMatch(/^aim-at-/));
    await keyboard.press('Escape');
    await page.getByTestId('step-aim').waitFor({ state: 'hidden' });
    await expectAtDisc();

    await keyboard.press('Shift+?');
    await page.getByTestId('keys-sheet').waitFor();
    await eventually(async () => expect((await keyboard.focus()).testId).toBe('sheet-close'));
    await keyboard.press('Escape');
    await page.getByTestId('keys-sheet').waitFor({ state: 'hidden' });
    await expectAtDisc();

    await keyboard.press('Enter');
    await eventually(async () => expect((await keyboard.focus()).testId).toMatch(/^aim-at-/));
    await keyboard.press('Enter');
    expect(await keyboard.toTestId('aim-launch')).toBeLessThanOrEqual(MOST_TABS_TO_FLICK);
    const before = await robot.look();
    await keyboard.press('Enter');
    await robot.next(before);
    await expectAtDisc();
    expect(problems).toEqual([]);
  },
  ROOM_MS,
);
