import Storage from 'expo-sqlite/kv-store';
import { guarded } from './guarded';
import type { KeyValue } from './keyValue';

/** On phones and tablets: one table of one SQLite file. */
export const deviceKeyValue: KeyValue = {
  read: (key) => guarded(() => Storage.getItemAsync(key)),
  write: (key, text) =>
    guarded(async () => {
      await Storage.setItemAsync(key, text);
      return null;
    }),
};
