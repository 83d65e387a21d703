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

/** Room for the app itself, and for not much more. */
const QUOTA_BYTES = 100_000_000;

/**
 * A quota that the browser itself keeps to. It is set before anything is written: Chromium keeps in mind for a while how
 * much room it has found.
 */
async function withQuota(context: BrowserContext): Promise<void> {
  const devtools = await context.newCDPSession(await context.newPage());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: gameUrl(), quotaSize: QUOTA_BYTES });
}

/** Writes what cannot be pressed together, in ever smaller pieces, until the browser takes none of any size. */
const fillDisk = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('other things', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('pieces', { autoIncrement: true });
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const pieceOf = (bytes: number): Uint8Array => {
      const piece = new Uint8Array(bytes);
      for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(piece.subarray(at, at + 65_536));
      return piece;
    };
    const isTaken = (bytes: number): Promise<string | null> =>
      new Promise((resolve) => {
        const transaction = database.transaction('pieces', 'readwrite', { durability: 'strict' });
        transaction.onabort = () => resolve(transaction.error?.name ?? 'nothing');
        transaction.oncomplete = () => resolve(null);
        transaction.objectStore('pieces').add(pieceOf(bytes));
      });
    let refused = 'nothing was refused';
    for (let bytes = 16_777_216; bytes >= 512; bytes /= 2) {
      for (;;) {
        const why = await isTaken(bytes);
        if (why === null) continue;
        refused = why;
        break;
      }
    }
    database.close();
    return refused;
  });

/** The browser reckons up after a while what has become free: until it takes a large piece again. */
const freeDisk = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('other things', 1);
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const done = (change: (pieces: IDBObjectStore) => void): Promise<boolean> =>
      new Promise((resolve) => {
        const transaction = database.transaction('pieces', 'readwrite', { durability: 'strict' });
        transaction.onabort = () => resolve(false);
        transaction.oncomplete = () => resolve(true);
        change(transaction.objectStore('pieces'));
      });
    do await done((pieces) => pieces.clear());
    while (!(await done((pieces) => pieces.add(crypto.getRandomValues(new Uint8Array(65_536))))));
    await done((pieces) => pieces.clear());
    database.close();
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
  await page.goto(`${gameUrl()}/new?game=catacombs`);
  const newGame = newGamePage(page, words);
  await newGame.beginButton.tap();
  await newGame.alert.filter({ hasText: words('newGame.notKept', { message: said }) }).waitFor();
  await newGame.beginButton.waitFor();
  expect(problems).toEqual([]);
});

it('a full disk keeps a game from beginning with one sentence, and costs none that is there', async () => {
  const { page, problems } = await visit({ prepare: withQuota, isKept: true });
  await beginFromTitle(page);
  await leaveTable(page);
  const newGame = newGamePage(page);
  await titlePage(page).newGameButton.tap();
  await newGame.ready();
  expect(await fillDisk(page)).toBe('QuotaExceededError');
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
  const { page, problems } = await visit({ at: '/settings', prepare: answering(isKept), isKept: true });
  await page.getByText(english(`settings.kept.persistence.${answer}`), { exact: true }).waitFor();
  await page.getByText(/^Room taken: [\d.]+\s[MG]B of [\d.]+\s[MG]B\.$/).waitFor();
  await page.getByTestId('to-files').tap();
  await recordsPage(page).heading.waitFor();
  expect(problems).toEqual([]);
});
