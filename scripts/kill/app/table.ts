import { newGamePage } from '../../../__tests__/e2e/pages/newGamePage';
import { settingsPage } from '../../../__tests__/e2e/pages/settingsPage';
import { tablePage } from '../../../__tests__/e2e/pages/tablePage';
import { titlePage } from '../../../__tests__/e2e/pages/titlePage';
import type { KillablePlayer } from './appBrowser';

const gameIn = (address: string): string => decodeURIComponent(/\/table\/([^/?]+)/.exec(address)?.[1] ?? '');

async function atTable({ page }: KillablePlayer): Promise<string> {
  await page.waitForURL('**/table/*');
  await tablePage(page).ready();
  return gameIn(page.url());
}

/** From the title to a new table; in the settings, what follows a flick is told at once. */
export async function begin(player: KillablePlayer): Promise<string> {
  const { page } = player;
  const title = titlePage(page);
  await title.settingsButton.tap();
  await settingsPage(page).instantChoice.tap();
  await settingsPage(page).back.tap();
  await title.newGameButton.tap();
  await newGamePage(page).beginButton.tap();
  return atTable(player);
}

/** From the title, with one tap. */
export async function goOn(player: KillablePlayer): Promise<string> {
  await titlePage(player.page).continueButton.tap();
  return atTable(player);
}
