import type { Page } from 'playwright-core';

export interface Breakage {
  readonly kind: 'game' | 'entry' | 'step' | 'tail';
  /** Which of them, counted from the first. */
  readonly number: number;
  readonly change: Readonly<Record<string, unknown>>;
  /** The second copy of it as well, where the browser keeps one. */
  readonly isBoth: boolean;
}

declare global {
  interface Navigator {
    readonly storageBuckets: { open(name: string): Promise<{ readonly indexedDB: IDBFactory }> };
  }
}

/** Writes over one row of the only game there is, past the app, as a failing disk or a newer app would; its id. */
export const breakRow = (page: Page, breakage: Breakage): Promise<string> =>
  page.evaluate(async ({ kind, number, change, isBoth }) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const breakIn = async (factory: IDBFactory): Promise<string> => {
      const database = await asked(factory.open('pichenette'));
      const transaction = database.transaction('rows', 'readwrite');
      const rows = transaction.objectStore('rows');
      const key = (await asked(rows.getAllKeys())).find((one) => Array.isArray(one) && one[0] === 'game');
      if (!Array.isArray(key)) throw new Error('there is no game');
      const id = String(key[1]);
      const row: object = await asked(rows.get([kind, id, number]));
      await asked(rows.put({ ...row, ...change }, [kind, id, number]));
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
      return id;
    };
    if (isBoth) await breakIn((await navigator.storageBuckets.open('pichenette')).indexedDB);
    return breakIn(indexedDB);
  }, breakage);
