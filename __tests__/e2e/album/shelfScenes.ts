import { gameUrl } from '../driver/visit';
import { creditsPage } from '../pages/creditsPage';
import { gymPage } from '../pages/gymPage';
import { newGamePage } from '../pages/newGamePage';
import { settingsPage } from '../pages/settingsPage';
import { titlePage } from '../pages/titlePage';
import type { Look, Scene } from './look';
import { bringIn, openAt } from './table';

const CARDS = ['hero:wizard', 'monster:minotaur', 'lord:dragon', 'equipment:map', 'spell:fireball', 'keyword:critical'];
const FOLDS = ['layout', 'extras', 'handicap', 'house', 'hands', 'adventure'] as const;

/** A screen by its address; `ready` is when it says what it is for. */
const screen = (name: string, at: string, ready: (look: Look) => Promise<void>): Scene => ({
  name,
  show: async (look) => {
    await look.page.goto(gameUrl() + at);
    await ready(look);
    await look.take(name);
  },
});

async function showNewGame(look: Look): Promise<void> {
  const newGame = newGamePage(look.page, look.words);
  await look.page.goto(`${gameUrl()}/new?game=catacombs`);
  await newGame.ready();
  await look.take('new-game');
  for (const fold of FOLDS) {
    await newGame.openFold(fold);
    await newGame.fold(fold).evaluate((head) => head.scrollIntoView({ block: 'start' }));
    await look.take(`new-game-${fold}`);
    await newGame.fold(fold).tap();
  }
  await newGame.chooseAdventure('overlapping-room.adventure.json');
  await newGame.alert.waitFor();
  await look.take('broken-adventure');
}

const WINS = 3;

/** Three games that were won on this device, each from its last question on: what New game says then. */
async function showStreak(look: Look): Promise<void> {
  const { page } = look;
  for (let win = 1; win <= WINS; win++) {
    const { id, ready, option } = await openAt(look, 'lastWell');
    await ready();
    await option('leave').tap();
    await page.getByTestId('event-done').tap();
    await page.getByTestId('story').tap();
    await page.getByTestId('again').waitFor();
    if (win === 1) await look.take('streak-story');
    await page.goto(`${gameUrl()}/records`);
    await page.getByTestId(`open-${id}`).waitFor();
  }
  await look.take('streak-records');
  await page.goto(`${gameUrl()}/new?game=catacombs`);
  const newGame = newGamePage(page, look.words);
  await newGame.ready();
  await newGame.setPlayers(2);
  await page.getByTestId('handicap-hint').scrollIntoViewIfNeeded();
  await look.take('streak-hint');
  await page.getByTestId('take-handicap').tap();
  await look.take('streak-taken');
  await newGame.beginButton.tap();
  await page.getByTestId('prompt').waitFor();
  await look.takeAtOnce('streak-begun');
}

async function showBrokenRecord(look: Look): Promise<void> {
  const { page } = look;
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('import').tap();
  const text = '{ "format": "pichenette-record", "version": 1, "game": "catacombs", "seed": 7 }';
  await (
    await chooser
  ).setFiles({ name: 'half.pichenette.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('alert').waitFor();
  await look.take('broken-record');
}

async function showRecords(look: Look): Promise<void> {
  await bringIn(look, 'fight');
  await bringIn(look, 'won');
  await look.take('records');
}

const showStory =
  (moment: 'won' | 'lost') =>
  async (look: Look): Promise<void> => {
    const { page } = look;
    await page.getByTestId(`open-${await bringIn(look, moment)}`).tap();
    await page.getByTestId('again').waitFor();
    await look.take(`story-${moment}`);
    await page.getByTestId('again').scrollIntoViewIfNeeded();
    await look.take(`story-${moment}-end`);
  };

async function showPlayback(look: Look): Promise<void> {
  const { page } = look;
  await page.getByTestId(`replay-${await bringIn(look, 'won')}`).tap();
  const board = page.getByTestId('playback-board');
  await board.or(page.getByTestId('playback-way')).first().waitFor();
  await look.take('playback-start');
  await page.getByTestId('next-flick').tap();
  await board.waitFor();
  await look.take('playback-flick');
  if (await page.getByTestId('shot-list').isVisible()) {
    await page.getByTestId('shot-list').tap();
    await page.getByTestId('shot-sheet').waitFor();
    await look.take('playback-shots');
    await page.getByTestId('sheet-close').tap();
  }
  await page.getByRole('slider', { name: look.words('playback.place') }).press('End');
  await look.take('playback-end');
}

async function showLibrary(look: Look): Promise<void> {
  const { page } = look;
  await page.goto(`${gameUrl()}/library`);
  await page.getByTestId('library-list').waitFor();
  await look.take('library');
  for (const card of CARDS) {
    await page.goto(`${gameUrl()}/library/${encodeURIComponent(card)}`);
    await page.getByTestId('library-page').waitFor();
    await look.take(`library-${card.replace(':', '-')}`);
  }
}

const fromTheList = (name: string, show: Scene['show']): Scene => ({ name, show });

export const SHELF_SCENES: readonly Scene[] = [
  screen('title', '/', ({ page, words }) => titlePage(page, words).ready()),
  screen('settings', '/settings', ({ page, words }) => settingsPage(page, words).ready()),
  screen('credits', '/credits', ({ page, words }) => creditsPage(page, words).ready()),
  screen('gym', '/gym', ({ page, words }) => gymPage(page, words).ready()),
  screen('gymRing', '/gym', async ({ page, words }) => {
    await gymPage(page, words).ready();
    await page.getByTestId('exercise-ring').tap();
    await page.locator('[data-testid="exercise-ring"][aria-checked="true"]').waitFor();
  }),
  fromTheList('new-game', showNewGame),
  fromTheList('library', showLibrary),
  fromTheList('broken-record', showBrokenRecord),
  fromTheList('records', showRecords),
  fromTheList('streak', showStreak),
  fromTheList('story-won', showStory('won')),
  fromTheList('story-lost', showStory('lost')),
  fromTheList('playback', showPlayback),
];
