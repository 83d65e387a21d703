import { readFile } from 'node:fs/promises';
import { gameUrl } from '../driver/visit';
import { newGamePage } from '../pages/newGamePage';
import { recordUntil } from './games';
import type { Look, Scene } from './look';
import { MOMENTS } from './moments';
import { bringIn, openAt } from './table';

/** Who has won a game here, and somebody who has played nothing yet. */
const NAMES = ['Ann', 'Maximilienne-Bérengère'] as const;

/** The last question of a game by people with names: it counts for them once it has been won here. */
function almostWon(): string {
  const record = JSON.parse(recordUntil(MOMENTS.lastWell)) as object;
  return JSON.stringify({ ...record, table: { name: '', names: { Ann: 'Ann', Maud: 'Maud' } } });
}

/** Nobody yet; then two, the first of whom has done something and reads otherwise. */
async function showPeople(look: Look): Promise<void> {
  const { page } = look;
  const { ready, option } = await openAt(look, 'lastWell', almostWon());
  await ready();
  await option('leave').tap();
  await page.getByTestId('event-done').tap();
  await page.getByTestId('story').tap();
  await page.getByTestId('again').waitFor();
  await page.goto(`${gameUrl()}/people`);
  await page.getByTestId('new-person').waitFor();
  await look.take('people-none');
  for (const name of NAMES) {
    await page.getByTestId('new-person').fill(name);
    await page.getByTestId('add-person').tap();
    await page.getByTestId(`person-${name}`).waitFor();
  }
  await page.getByTestId('person-Ann').tap();
  await page.getByTestId('person-hand-left').tap();
  await page.locator('[data-testid="person-hand-left"][aria-checked="true"]').waitFor();
  const ownPage = page.getByTestId('person-page');
  const isBeside = (await ownPage.count()) > 0;
  // From its beginning, be it in a list or beside it.
  if (isBeside) await ownPage.evaluate((one) => one.scrollTo(0, 0));
  else await page.getByTestId('person-Ann').evaluate((row) => row.scrollIntoView({ block: 'start' }));
  await look.take('people');
  await page.getByTestId('person-text-size-1.5').tap();
  await page.getByTestId('remove-person').scrollIntoViewIfNeeded();
  await look.take('people-end');
  await page.getByTestId('merge-person').tap();
  await page.getByTestId('merge-sheet').waitFor();
  await look.take('people-merge');
  await page.getByTestId('sheet-close').tap();
  await page.getByTestId('remove-person').tap();
  await page.getByTestId('remove-sheet').waitFor();
  await look.take('people-remove');
  await page.getByTestId('sheet-close').tap();
  await page.goto(`${gameUrl()}/new?game=catacombs`);
  await newGamePage(page, look.words).ready();
  await page.getByTestId('wishes-1').scrollIntoViewIfNeeded();
  await page.getByTestId('wishes-1').tap();
  await page.getByTestId('wishes-sheet').waitFor();
  await look.take('new-game-wishes');
  await page.getByTestId('sheet-close').tap();
}

async function showOwnWishes(look: Look): Promise<void> {
  const { page } = look;
  const { ready, table, leave } = await openAt(look, 'fight');
  await ready();
  await table.openMenu();
  await page.getByTestId('menu-wishes').scrollIntoViewIfNeeded();
  await look.take('menu-end');
  await page.getByTestId('menu-wishes').tap();
  await page.getByTestId('wishes-sheet').waitFor();
  await look.take('menu-wishes');
  await leave();
}

/** A game is shared as somebody saw it, and the file looked at. */
async function showSharing(look: Look): Promise<void> {
  const { page } = look;
  await page.getByTestId(`share-${await bringIn(look, 'fight')}`).tap();
  await page.getByTestId('share-sheet').waitFor();
  await look.take('share-sheet');
  const download = page.waitForEvent('download');
  await page.locator('[data-testid^="share-seen-"]').first().tap();
  const buffer = await readFile(await (await download).path());
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('import').tap();
  await (await chooser).setFiles({ name: 'seen.pichenette.json', mimeType: 'application/json', buffer });
  await page.getByTestId('watchSight').tap();
  await page.getByTestId('seen-by').waitFor();
  await look.take('sight');
}

export const PEOPLE_SCENES: readonly Scene[] = [
  { name: 'people', show: showPeople },
  { name: 'own-wishes', show: showOwnWishes },
  { name: 'sharing', show: showSharing },
];
