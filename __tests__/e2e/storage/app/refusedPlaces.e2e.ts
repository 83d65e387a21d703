import type { BrowserContext, Page } from 'playwright-core';
import { gameUrl, visit } from '../../driver/visit';
import { english, french } from '../../driver/words';
import { newGamePage } from '../../pages/newGamePage';
import { tablePage } from '../../pages/tablePage';
import { titlePage } from '../../pages/titlePage';
import { recordsPage } from './recordsPage';
import { beginFromTitle, leaveTable, titleToRecords } from './walks';

/** Every door of the app is gone through, on machines that may be busy. */
jest.setTimeout(200_000);

/** What some private windows do: the storage is there, and cannot be opened. */
const denied = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException(
        'A mutation operation was attempted on a database that did not allow mutations.',
        'SecurityError',
      );
    };
  });

declare global {
  interface Window {
    putAsEver: IDBObjectStore['put'];
  }
}

/** A quota that is all but used up still takes a few small rows: every one is refused, as at the very end. */
const fillDisk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.putAsEver = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The current transaction exceeded its quota limitations.', 'QuotaExceededError');
    };
  });

const freeDisk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = window.putAsEver;
  });

/** No browser in a test asks anybody: it answers like this. */
const answering = (isKept: boolean) => (context: BrowserContext) =>
  context.addInitScript((kept) => {
    StorageManager.prototype.persisted = () => Promise.resolve(false);
    StorageManager.prototype.persist = () => Promise.resolve(kept);
  }, isKept);

it.each([
  ['English', 'en-GB', english],
  ['French', 'fr-FR', french],
])('where nothing may be kept, every door says so in %s and nothing breaks', async (_name, locale, words) => {
  const { page, problems } = await visit({ prepare: denied, context: { locale } });
  const said = words('shelf.fault.denied');
  await page.getByTestId('trouble').filter({ hasText: said }).waitFor();
  await page.goto(`${gameUrl()}/settings`);
  await page.getByTestId('kept-where').filter({ hasText: said }).waitFor();
  await page.goto(`${gameUrl()}/records`);
  await page.getByText(words('records.fault', { message: said })).waitFor();
  await page.goto(`${gameUrl()}/new`);
  const newGame = newGamePage(page, words);
  await newGame.beginButton.tap();
  await newGame.alert.filter({ hasText: words('newGame.notKept', { message: said }) }).waitFor();
  await newGame.beginButton.waitFor();
  expect(problems).toEqual([]);
});

it('a full disk keeps a game from beginning with one sentence, and costs none that is there', async () => {
  const { page, problems } = await visit();
  await beginFromTitle(page);
  await leaveTable(page);
  const newGame = newGamePage(page);
  await titlePage(page).newGameButton.tap();
  await newGame.ready();
  await fillDisk(page);
  await newGame.beginButton.tap();
  await newGame.alert.filter({ hasText: english('shelf.fault.full') }).waitFor();
  await freeDisk(page);
  await newGame.beginButton.tap();
  await tablePage(page).ready();
  await leaveTable(page);
  await titleToRecords(page);
  await recordsPage(page).openButtons.nth(1).waitFor();
  expect(problems).toEqual([]);
});

it.each([
  ['kept', true],
  ['mayBeCleared', false],
] as const)('the settings say what the browser answers: %s', async (answer, isKept) => {
  const { page, problems } = await visit({ at: '/settings', prepare: answering(isKept) });
  await page.getByText(english(`settings.kept.persistence.${answer}`), { exact: true }).waitFor();
  await page.getByText(/^Room taken: \d+ MB of \d+ MB\.$/).waitFor();
  await page.getByTestId('to-files').tap();
  await recordsPage(page).heading.waitFor();
  expect(problems).toEqual([]);
});
