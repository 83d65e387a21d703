import { visit } from './driver/visit';
import { creditsPage } from './pages/creditsPage';
import { settingsPage } from './pages/settingsPage';
import { titlePage } from './pages/titlePage';

it("goes back with the browser's button and with its own", async () => {
  const { page, problems } = await visit();
  const title = titlePage(page);
  const settings = settingsPage(page);
  await title.settingsButton.tap();
  await settings.heading.waitFor();
  await page.goBack();
  await settings.heading.waitFor({ state: 'hidden' });
  await title.ready();
  await page.goForward();
  await settings.heading.waitFor();
  await settings.back.tap();
  await title.ready();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(problems).toEqual([]);
});

it('opens a screen by its address, with a way back to the title', async () => {
  const { page, problems } = await visit({ at: '/settings' });
  await settingsPage(page).heading.waitFor();
  await settingsPage(page).back.tap();
  await titlePage(page).ready();
  expect(problems).toEqual([]);
});

it('lets the licence of every work be read', async () => {
  const { page, problems } = await visit({ at: '/credits' });
  const credits = creditsPage(page);
  await credits.ready();
  await credits.workButton('Alegreya').first().tap();
  await page.getByText(/SIL OPEN FONT LICENSE Version 1\.1/).waitFor();
  await page.goBack();
  await credits.ready();
  expect(problems).toEqual([]);
});
