import { CARDS_OF_ANN, CARDS_OF_BOB } from './player/duelCards';
import { SIZES } from './driver/sizes';
import { visit, type Visit } from './driver/visit';
import { english, french, type Words } from './driver/words';
import { newGamePage } from './pages/newGamePage';
import { tablePage } from './pages/tablePage';
import { titlePage } from './pages/titlePage';
import { BEFORE_A_HAND_OVER, bringInDuel, NEAR_THE_END, tellAtOnce } from './player/duel';
import { createRobot, type Robot } from './player/robot';

const GAME_MS = 240_000;
const MOST_ANSWERS = 60;

/** Until it is over, or has gone on for longer than it should. */
async function toTheEnd(robot: Robot): Promise<void> {
  let look = await robot.look();
  for (let answers = 0; !robot.isOver(look); answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`it goes on and on: ${look.prompt}`);
    look = await robot.answered(look);
  }
}

async function atShelf(words: Words = english, locale = 'en-GB'): Promise<Visit> {
  const player = await visit({ size: SIZES.phone, context: { reducedMotion: 'reduce', locale } });
  await tellAtOnce(player, words);
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

it(
  'is played by two on a phone from its last cards to the winner, and tells its story',
  async () => {
    const player = await atShelf();
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
  'hands over behind a curtain that shows no card, and then shows one hand alone',
  async () => {
    const player = await atShelf();
    await bringInDuel(player, BEFORE_A_HAND_OVER);
    const { page } = player;
    const robot = createRobot(player);
    await robot.playUntil(robot.isFlick);
    const crystal = await robot.look();
    await robot.answer(crystal);
    const curtain = page.getByTestId('curtain-open');
    await curtain.waitFor();
    const behind = await saidOn(player);
    for (const card of [...CARDS_OF_ANN, ...CARDS_OF_BOB]) expect(behind).not.toContain(card);
    await curtain.tap();
    await page.getByTestId('prompt-playCard').waitFor();
    const shown = await saidOn(player);
    for (const card of CARDS_OF_BOB) expect(shown).toContain(card);
    for (const card of CARDS_OF_ANN) expect(shown).not.toContain(card);
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
    await tablePage(page).openDrawer('log');
    await page.getByText(english('conquest.table.turn', { turn: 2 }), { exact: true }).waitFor();
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'speaks French throughout',
  async () => {
    const player = await atShelf(french, 'fr-FR');
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
