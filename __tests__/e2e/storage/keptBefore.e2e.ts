import { browser } from '../driver/browser';
import { openBarePage, openStoragePage } from './storagePage';

const SETTINGS = JSON.stringify({ language: 'fr', soundVolume: 0.25 });

/** What the first release kept in a browser: one object store of texts, in a database of its own. */
async function keepAsVersion0(text: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('keyval-store');
    opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  await new Promise<void>((resolve) => {
    const transaction = database.transaction('keyval', 'readwrite');
    transaction.objectStore('keyval').put(text, 'settings');
    transaction.oncomplete = () => resolve();
  });
  database.close();
}

describe('version 0 of the storage', () => {
  it('has its settings taken in, once', async () => {
    const context = await (await browser()).newContext();
    await (await openBarePage(context)).evaluate(keepAsVersion0, SETTINGS);
    const page = await openStoragePage(context);
    expect(await page.evaluate(() => window.storage.values.read('settings'))).toEqual({ ok: true, value: SETTINGS });
    await page.evaluate(() => window.storage.values.write('settings', '"changed"'));
    const later = await openStoragePage(context);
    expect(await later.evaluate(() => window.storage.values.read('settings'))).toEqual({
      ok: true,
      value: '"changed"',
    });
  });

  it('is not made where it never was', async () => {
    const context = await (await browser()).newContext();
    const page = await openStoragePage(context);
    expect(await page.evaluate(() => window.storage.values.read('settings'))).toEqual({ ok: true, value: null });
    const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(names).toEqual(['pichenette']);
  });
});

describe('a newer version of the storage', () => {
  it('is left as it is, and said to be newer', async () => {
    const context = await (await browser()).newContext();
    const bare = await openBarePage(context);
    await bare.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('pichenette', 2);
          opening.onupgradeneeded = () => opening.result.createObjectStore('other');
          opening.onsuccess = () => resolve(opening.result.close());
        }),
    );
    const page = await openStoragePage(context);
    expect(await page.evaluate(() => window.storage.shelf.list())).toMatchObject({
      ok: false,
      error: { kind: 'newer' },
    });
  });
});

describe('a browser', () => {
  it('is asked to keep it all, and says whether it will', async () => {
    const page = await openStoragePage(await (await browser()).newContext());
    const [told, asked] = await page.evaluate(async () => {
      const persistence = await window.storage.persistence();
      return [persistence, (await navigator.storage.persisted()) ? 'kept' : 'mayBeCleared'];
    });
    expect(told).toBe(asked);
  });
});
