import type { Page } from 'playwright-core';
import { browser } from '../driver/browser';
import { eventually } from '../driver/eventually';
import { openStoragePage } from './storagePage';

declare global {
  var held: Set<IDBDatabase>;
}

/** Notes which databases the page holds from now on. */
const watchDatabases = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.held = new Set();
    const { transaction, close } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...told) {
      held.add(this);
      return transaction.apply(this, told);
    };
    IDBDatabase.prototype.close = function () {
      held.delete(this);
      close.call(this);
    };
  });

const heldCount = (page: Page): Promise<number> => page.evaluate(() => held.size);
const keep = (page: Page, text: string) => page.evaluate((value) => window.storage.values.write('a', value), text);
const kept = (page: Page) => page.evaluate(() => window.storage.values.read('a'));
const tell = (page: Page, what: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), what);

const holdsNothing = (page: Page): Promise<void> => eventually(async () => expect(await heldCount(page)).toBe(0));

it('a page that is left holds no database, loses nothing, and opens it again when it is shown again', async () => {
  const page = await openStoragePage(await (await browser()).newContext());
  await watchDatabases(page);
  await keep(page, 'before');
  expect(await heldCount(page)).toBeGreaterThan(0);

  await tell(page, 'pagehide');
  await holdsNothing(page);
  await keep(page, 'while it is away');
  await holdsNothing(page);

  await tell(page, 'pageshow');
  expect(await kept(page)).toEqual({ ok: true, value: 'while it is away' });
  expect(await heldCount(page)).toBeGreaterThan(0);
});
