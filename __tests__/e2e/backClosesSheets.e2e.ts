import { eventually } from './driver/eventually';
import { visit } from './driver/visit';
import { english } from './driver/words';
import { newGamePage } from './pages/newGamePage';
import { settingsPage } from './pages/settingsPage';
import { tablePage } from './pages/tablePage';
import { titlePage } from './pages/titlePage';

it('puts sheets and drawers away with the browser’s way back, and leaves the table only after that', async () => {
  const { page, problems } = await visit();
  const table = tablePage(page);
  await titlePage(page).newGameButton.tap();
  await newGamePage(page).beginButton.tap();
  await table.ready();
  const address = page.url();

  await table.openMenu();
  await page.goBack();
  await table.menu.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);

  // A drawer over the board of a phone, and a sheet over the drawer: the last first.
  await table.openDrawer('heroes');
  await page.goBack();
  await page.getByTestId('drawer-heroes').waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);
  await eventually(async () => expect(await page.evaluate(() => window.history.state?.overlay ?? false)).toBe(false));
  await table.openDrawer('monsters');
  await page.getByTestId('drawer-monsters').getByRole('button').first().tap();
  await page.getByTestId('rule-sheet').waitFor();
  await page.goBack();
  await page.getByTestId('rule-sheet').waitFor({ state: 'hidden' });
  await page.getByTestId('drawer-monsters').waitFor();
  await eventually(async () => expect(await page.evaluate(() => window.history.state?.overlay ?? false)).toBe(true));
  await page.goBack();
  await page.getByTestId('drawer-monsters').waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);
  await eventually(async () => expect(await page.evaluate(() => window.history.state?.overlay ?? false)).toBe(false));

  // Closed by a button, the sheet leaves nothing behind that has to be gone through.
  await table.openMenu();
  await table.closeMenu();
  await eventually(async () => expect(await page.evaluate(() => window.history.state?.overlay ?? false)).toBe(false));

  // A screen that was opened from a sheet is left for the table.
  await table.openMenu();
  await page.getByRole('button', { name: english('table.menu.settings'), exact: true }).tap();
  await settingsPage(page).heading.waitFor();
  await page.goBack();
  await settingsPage(page).heading.waitFor({ state: 'hidden' });
  await table.ready();
  expect(page.url()).toBe(address);
  await eventually(async () => expect(await page.evaluate(() => window.history.state?.overlay ?? false)).toBe(false));

  await page.goBack();
  await table.menuButton.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});

it('hinders nobody who goes elsewhere or back while a sheet is being put away', async () => {
  const { page, problems } = await visit();
  const table = tablePage(page);
  await titlePage(page).newGameButton.tap();
  await newGamePage(page).beginButton.tap();
  await table.ready();
  const address = page.url();
  await table.openMenu();
  await table.leaveRow.tap();
  await titlePage(page).continueButton.tap();
  await table.ready();
  await table.openMenu();
  await table.closeMenu();
  await page.evaluate(() => window.history.back());
  await table.menuButton.waitFor({ state: 'hidden' });

  // A sheet that is opened just as the entry of the last one is lifted has one of its own all the same.
  await page.goto(address);
  await table.ready();
  await page.evaluate(() => {
    const back = window.history.back.bind(window.history);
    window.history.back = () => {
      window.history.back = back;
      document.querySelector<HTMLElement>('[data-testid="menu"]')?.click();
      back();
    };
  });
  await table.openMenu();
  await table.closeMenu();
  await table.menu.waitFor();
  await eventually(async () => expect(await page.evaluate(() => window.history.state?.overlay ?? false)).toBe(true));
  await page.goBack();
  await table.menu.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);

  await page.goto(address);
  for (let turn = 0; turn < 3; turn++) {
    await table.ready();
    await table.openMenu();
    await table.closeMenu();
    await page.goto(address);
  }
  expect(problems).toEqual([]);
});
