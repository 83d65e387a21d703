import { createAlbum } from '../driver/album';
import { gameUrl, type Visit } from '../driver/visit';
import { english } from '../driver/words';
import { newGamePage } from '../pages/newGamePage';
import { tablePage } from '../pages/tablePage';
import { titlePage } from '../pages/titlePage';
import { beginAdventure, EVERY_POINT } from '../player/begin';
import { createRobot } from '../player/robot';

export const WALK_MS = 400_000;
const DRAWERS = ['monsters', 'heroes', 'equipment', 'spells', 'gold', 'poison', 'log', 'rules'] as const;

type Album = ReturnType<typeof createAlbum>;

async function openDrawers({ page }: Visit, album: Album): Promise<void> {
  const table = tablePage(page);
  const close = page.getByTestId('drawer-close');
  for (const id of DRAWERS) {
    await table.openDrawer(id);
    await album.take(`drawer-${id}`);
    if ((await close.count()) === 0) continue;
    await close.tap();
    await close.waitFor({ state: 'hidden' });
  }
}

/** From the story to the first flick, and all that can be opened on the way. */
async function playToFirstFlick(player: Visit, album: Album): Promise<void> {
  const { page } = player;
  const table = tablePage(page);
  const robot = createRobot(player);
  await robot.look();
  await album.take('story');
  await robot.playUntil(({ controls }) => controls.some(({ testId }) => testId === 'placed'));
  await album.take('placing');
  await robot.playUntil(({ discs }) => discs.some(({ label }) => label.includes(english('table.hero.canAct'))));
  await album.take('combat');
  await openDrawers(player, album);
  await table.openMenu();
  await album.take('menu');
  await table.closeButton.tap();
  await table.menu.waitFor({ state: 'hidden' });
  await robot.playUntil(({ shots }) => shots.length > 0);
  await album.take('shots');
  await robot.playUntil(robot.isFlick);
  await album.take('aiming');
  await robot.answered(await robot.look());
  await table.refereeButton.tap();
  await table.referee.waitFor();
  await album.take('referee');
  await table.referee.getByRole('button', { name: english('referee.agreed') }).tap();
}

async function walkTheShelves({ page }: Visit, album: Album): Promise<void> {
  const title = titlePage(page);
  await page.goto(gameUrl());
  await title.continueButton.waitFor();
  await album.take('title-continue');
  await page.goto(`${gameUrl()}/new?game=catacombs`);
  const newGame = newGamePage(page);
  await newGame.ready();
  await newGame.openFolds();
  await album.take('new-game');
  await page.goto(`${gameUrl()}/library`);
  await page.getByRole('heading', { name: english('cards.library.title'), exact: true }).waitFor();
  await album.take('library');
  await page.goto(`${gameUrl()}/records`);
  await page.getByRole('button', { name: english('records.import') }).waitFor();
  await album.take('records');
}

/** Everything that is wrong with any state of a table, and with the shelves after it. */
export async function tableFaults(kind: 'longer' | 'large', fontPx?: number): Promise<readonly string[]> {
  const player = await beginAdventure('three-short-rooms.adventure.json', { fontPx, context: EVERY_POINT });
  const album = createAlbum(player.page, kind);
  await playToFirstFlick(player, album);
  await walkTheShelves(player, album);
  return [...album.faults, ...player.problems];
}
