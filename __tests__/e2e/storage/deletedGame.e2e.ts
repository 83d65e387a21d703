import { visit } from '../driver/visit';
import { english } from '../driver/words';
import { newGamePage } from '../pages/newGamePage';
import { tablePage } from '../pages/tablePage';
import { titlePage } from '../pages/titlePage';

it('says that the game was deleted under the table, and lets it be saved', async () => {
  const { page } = await visit();
  const table = tablePage(page);
  await titlePage(page).newGameButton.tap();
  await newGamePage(page).beginButton.tap();
  await table.ready();
  await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    await Promise.all(
      databases.map(
        ({ name }) =>
          new Promise<void>((deleted) => {
            const asked = indexedDB.deleteDatabase(name ?? '');
            asked.onsuccess = () => deleted();
          }),
      ),
    );
  });
  await table.openMenu();
  await table.menu.getByRole('radio', { name: english('choice.passing.oppositeEnds'), exact: true }).tap();
  await table.closeMenu();
  const note = page.getByTestId('not-kept');
  await note.waitFor();
  expect(await note.innerText()).toBe(english('shelf.takenAway'));
  const download = page.waitForEvent('download');
  await page.getByTestId('save-game').tap();
  expect((await download).suggestedFilename()).toMatch(/\.pichenette\.json$/);
  await page.getByText((await download).suggestedFilename(), { exact: false }).waitFor();
});
