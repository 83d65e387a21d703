import { get, set } from 'idb-keyval';
import { guarded } from './guarded';
import type { KeyValue } from './keyValue';

/** In a browser: IndexedDB, which keeps what it acknowledged even when the tab is killed. */
export const deviceKeyValue: KeyValue = {
  read: (key) => guarded(async () => (await get<string>(key)) ?? null),
  write: (key, text) =>
    guarded(async () => {
      await set(key, text);
      return null;
    }),
};
