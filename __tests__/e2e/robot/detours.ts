import type { Page } from 'playwright-core';
import { ACCIDENTS } from '../driver/accidents';
import { settledCentre } from '../driver/settled';
import type { Visit } from '../driver/visit';
import { english } from '../driver/words';
import { settingsPage } from '../pages/settingsPage';
import { tablePage } from '../pages/tablePage';
import { titlePage } from '../pages/titlePage';

/** What somebody does at a table besides playing; afterwards the same question stands. */
type Detour = (player: Visit) => Promise<void>;

async function toSettings({ page }: Visit): Promise<void> {
  const table = tablePage(page);
  await table.openMenu();
  await page.getByTestId('menu-settings').tap();
  await settingsPage(page).ready();
  await settingsPage(page).back.tap();
  await table.ready();
}

async function toLibrary({ page }: Visit): Promise<void> {
  const table = tablePage(page);
  await table.openMenu();
  await table.leaveRow.tap();
  await titlePage(page).ready();
  await page.getByRole('button', { name: english('title.library'), exact: true }).tap();
  await page.getByRole('heading', { name: english('title.library'), exact: true }).waitFor();
  await page.getByTestId('back').tap();
  await titlePage(page).ready();
  await titlePage(page).continueButton.tap();
  await table.ready();
}

/** Nearer, and back to where it all can be seen. */
async function zoom({ page, touch }: Visit): Promise<void> {
  const middle = await settledCentre(tablePage(page).board);
  await touch.pinch(middle, 60, 150, 250);
  await touch.pinch(middle, 200, 40, 250);
}

/** Only after a flick there is something to ask. */
async function askReferee({ page }: Visit): Promise<void> {
  const table = tablePage(page);
  await table.openMenu();
  const row = page.getByTestId('menu-referee');
  if ((await row.getAttribute('aria-disabled')) === 'true') return table.closeMenu();
  await row.tap();
  await table.referee.waitFor();
  await table.referee.getByRole('button', { name: english('referee.agreed') }).tap();
  await table.referee.waitFor({ state: 'hidden' });
}

async function reload({ page }: Visit): Promise<void> {
  await page.reload();
  await tablePage(page).ready();
}

/** The page is still for as long as it is put away, and not to blame for it. */
async function excused(page: Page, happen: () => Promise<void>): Promise<void> {
  await page.evaluate(() => void (window.isExcusedUntilMs = Infinity));
  await happen();
  await page.evaluate(() => void (window.isExcusedUntilMs = performance.now()));
}

const accident =
  ([, happen]: (typeof ACCIDENTS)[number]): Detour =>
  ({ page }) =>
    excused(page, () => happen(page));

export const DETOURS: readonly (readonly [string, Detour])[] = [
  ['settings', toSettings],
  ['library', toLibrary],
  ['zoom', zoom],
  ['referee', askReferee],
  ['reload', reload],
  ...ACCIDENTS.map((one) => [one[0], accident(one)] as const),
];

/** They need a board, and a story or a shop shows none. */
export const NEEDS_BOARD: ReadonlySet<string> = new Set([
  'zoom',
  'the graphics are lost',
  'the graphics are taken for good',
]);
