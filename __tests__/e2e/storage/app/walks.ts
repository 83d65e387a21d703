import type { Page } from 'playwright-core';
import { english, type Words } from '../../driver/words';
import { tablePage } from '../../pages/tablePage';
import { titlePage } from '../../pages/titlePage';
import { recordsPage } from './recordsPage';

/** Up from the table: what it was still loading is let come. */
export async function leaveTable(page: Page, words: Words = english): Promise<void> {
  const table = tablePage(page, words);
  await table.openMenu();
  await table.leaveRow.tap();
  await titlePage(page, words).ready();
}

export async function titleToRecords(page: Page, words: Words = english): Promise<void> {
  await page.getByRole('button', { name: words('title.records'), exact: true }).tap();
  await recordsPage(page, words).heading.waitFor();
}

/** A new game, as it stands, from the title. */
export async function beginFromTitle(page: Page): Promise<void> {
  await titlePage(page).newGameButton.tap();
  await page.getByTestId('begin').tap();
  await tablePage(page).ready();
}
