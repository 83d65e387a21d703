import { allPainted } from './driver/allPainted';
import { frames } from './driver/frames';
import { createKeyboard } from './driver/keyboard';
import { nameOf, SIZES, type Size } from './driver/sizes';
import { visit, type Visit } from './driver/visit';
import { english, french, type Words } from './driver/words';
import { newGamePage } from './pages/newGamePage';
import { tablePage } from './pages/tablePage';
import { titlePage } from './pages/titlePage';
import {
  BEFORE_A_HAND_OVER,
  bringInDuel,
  FAR_FROM_THE_END,
  NEAR_THE_END,
  tellAtOnce,
  type DuelSeat,
} from './player/duel';
import { NAMES_HELD, namesHeldBy } from './player/duelCards';
import { keyHands } from './player/hands';
import type { Look } from './player/look';
import { createRobot, type Robot } from './player/robot';
import { picturesOfHand, readFrames, watchFrames } from './player/watchedFrames';

const GAME_MS = 240_000;
const MOST_ANSWERS = 60;
const FRAMES_BEHIND = 10;

const isLastFlick = ({ prompt }: Look): boolean => prompt.includes(english('conquest.table.crystal'));

/** Until it is over, or has gone on for longer than it should. */
async function toTheEnd(robot: Robot): Promise<void> {
  let look = await robot.look();
  for (let answers = 0; !robot.isOver(look); answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`it goes on and on: ${look.prompt}`);
    look = await robot.answered(look);
  }
}

interface Coming {
  readonly size?: Size;
  readonly words?: Words;
  /** They aim step by step, as keys do. */
  readonly isBySteps?: boolean;
}

async function atShelf({ size = SIZES.phone, words = english, isBySteps = false }: Coming = {}): Promise<Visit> {
  const locale = words === english ? 'en-GB' : 'fr-FR';
  const player = await visit({ size, context: { reducedMotion: 'reduce', locale } });
  await tellAtOnce(player, words, isBySteps);
  return player;
}

/** All that can be read or heard on the page. */
const saidOn = ({ page }: Visit): Promise<string> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
    return [document.body.textContent ?? '', ...labels].join(' | ');
  });

it(
  'begins in three taps from the title',
  async () => {
    const player = await atShelf();
    const { page } = player;
    await titlePage(page).box('conquest').tap();
    const newGame = newGamePage(page);
    await newGame.setPlayers(2);
    await newGame.beginButton.tap();
    await tablePage(page).ready();
    const robot = createRobot(player);
    const look = await robot.playUntil(robot.isFlick);
    expect(look.discs.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Sword\u00a01', 'Skull\u00a02', 'Crystal\u00a05']),
    );
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it.each([SIZES.phone, SIZES.wideTablet].map((size) => [nameOf(size), size] as const))(
  'is played by two at %s from its last cards to the winner, and tells its story',
  async (_name, size) => {
    const player = await atShelf({ size });
    await bringInDuel(player, NEAR_THE_END);
    await toTheEnd(createRobot(player));
    await tablePage(player.page).storyButton.tap();
    await player.page.getByTestId('again').waitFor();
    expect(await saidOn(player)).toMatch(/The (Sword|Skull) wins|A draw/);
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'passes between four behind curtains: in no frame is a card of anybody but whoever holds the device',
  async () => {
    const player = await atShelf();
    await bringInDuel(player, BEFORE_A_HAND_OVER);
    const { page } = player;
    const robot = createRobot(player);
    const curtain = page.getByTestId('curtain-open');
    let look = await robot.playUntil(robot.isFlick);
    await watchFrames(page, NAMES_HELD);

    /** The device is passed to this player, who plays up to the last flick of the turn. */
    async function passedTo(seat: DuelSeat) {
      await robot.answer(look);
      await curtain.waitFor();
      await readFrames(page);
      await frames(page, FRAMES_BEHIND);
      const behind = await readFrames(page);
      await curtain.tap();
      await page.getByTestId('prompt-playCard').waitFor();
      await allPainted(page);
      const hand = await picturesOfHand(page);
      const { names } = await readFrames(page);
      expect(behind.names).toEqual([]);
      expect(names).toEqual(expect.arrayContaining([...namesHeldBy(seat)]));
      look = await robot.playUntil((now) => isLastFlick(now) && robot.isFlick(now));
      return { hand, behind, played: await readFrames(page) };
    }

    const bob = await passedTo('bob');
    const eve = await passedTo('eve');
    for (const name of (['ann', 'eve', 'tom'] as const).flatMap(namesHeldBy))
      expect(bob.played.names).not.toContain(name);
    // What Bob has played lies open by now.
    for (const name of (['ann', 'tom'] as const).flatMap(namesHeldBy)) expect(eve.played.names).not.toContain(name);
    expect(bob.hand.length).toBeGreaterThan(namesHeldBy('bob').length);
    expect(bob.played.pictures).toEqual(expect.arrayContaining([...bob.hand]));
    const seenByBob = [...bob.behind.pictures, ...bob.played.pictures, ...eve.behind.pictures];
    expect(eve.hand.filter((picture) => seenByBob.includes(picture))).toEqual([]);
    expect(bob.played.frames + eve.played.frames).toBeGreaterThan(FRAMES_BEHIND);
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'is played by keys alone for a turn',
  async () => {
    const player = await atShelf({ size: SIZES.wideTablet, isBySteps: true });
    await bringInDuel(player, FAR_FROM_THE_END);
    const { page } = player;
    const keyboard = createKeyboard(page);
    const robot = createRobot(player, english, keyHands(player, keyboard));
    const look = await robot.playUntil(isLastFlick);
    await keyboard.activateTestId('drawer-tab-log');
    await page.getByText(english('conquest.table.turn', { turn: 1 }), { exact: true }).waitFor();
    await keyboard.press('Escape');
    await robot.answered(look);
    await robot.playUntil(({ controls }) => controls.some(({ testId }) => testId === 'curtain-open'));
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'is played alone against the app',
  async () => {
    const player = await atShelf();
    const { page } = player;
    await titlePage(page).box('conquest').tap();
    const newGame = newGamePage(page);
    await newGame.setPlayers(1);
    await newGame.beginButton.tap();
    await tablePage(page).ready();
    const robot = createRobot(player);
    let look = await robot.look();
    for (let answers = 0; answers < 12 && !robot.isOver(look); answers++) look = await robot.answered(look);
    // A hand that is held lies over the handles of the drawers.
    while (!robot.isOver(look) && !robot.isFlick(look)) look = await robot.answered(look);
    await tablePage(page).openDrawer('log');
    await page.getByText(english('conquest.table.turn', { turn: 2 }), { exact: true }).waitFor();
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'speaks French throughout',
  async () => {
    const player = await atShelf({ words: french });
    await bringInDuel(player, NEAR_THE_END, french);
    const robot = createRobot(player, french);
    await toTheEnd(robot);
    await tablePage(player.page, french).storyButton.tap();
    await player.page.getByTestId('again').waitFor();
    expect(await saidOn(player)).toMatch(/L’Épée l’emporte|Le Crâne l’emporte|Égalité|gagne/);
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);
