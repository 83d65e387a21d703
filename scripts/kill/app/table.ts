import { settingsPage } from '../../../__tests__/e2e/pages/settingsPage';
import { tablePage } from '../../../__tests__/e2e/pages/tablePage';
import { titlePage } from '../../../__tests__/e2e/pages/titlePage';
import type { KillablePlayer } from './appBrowser';

const gameIn = (address: string): string => decodeURIComponent(/\/table\/([^/?]+)/.exec(address)?.[1] ?? '');

export async function atTable({ page }: KillablePlayer): Promise<string> {
  await page.waitForURL('**/table/*');
  await tablePage(page).ready();
  return gameIn(page.url());
}

/** What follows a flick is told at once. */
export async function tellAtOnce({ page }: KillablePlayer): Promise<void> {
  await titlePage(page).settingsButton.tap();
  await settingsPage(page).instantChoice.tap();
  await settingsPage(page).back.tap();
}

/** From the title, with one tap. */
export async function goOn(player: KillablePlayer): Promise<string> {
  await titlePage(player.page).continueButton.tap();
  return atTable(player);
}
