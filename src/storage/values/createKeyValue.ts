import { guarded } from '../guarded';
import { readMended } from '../rows/readMended';
import type { RowStore } from '../rows/rowStore';
import type { KeyValue } from './keyValue';
import { readValue, writeValue } from './valueRows';

export const createKeyValue = (store: RowStore): KeyValue => ({
  read: (key) =>
    readMended(
      store,
      (rows) => readValue(rows, key),
      () => false,
    ),
  write: (key, text) =>
    guarded(() =>
      store.write(async (rows) => {
        await writeValue(rows, key, text);
        return null;
      }),
    ),
});
