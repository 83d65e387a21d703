import { guarded } from '../guarded';
import type { RowStore } from '../rows/rowStore';
import type { KeyValue } from './keyValue';
import { readValue, writeValue } from './valueRows';

export const createKeyValue = (store: RowStore): KeyValue => ({
  read: (key) => guarded(() => store.read((rows) => readValue(rows, key))),
  write: (key, text) =>
    guarded(() =>
      store.write(async (rows) => {
        await writeValue(rows, key, text);
        return null;
      }),
    ),
});
