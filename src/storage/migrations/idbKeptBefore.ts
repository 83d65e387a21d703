import { openDB } from 'idb';
import type { KeptBefore } from './migrations';

const NAME = 'keyval-store';
const STORE = 'keyval';

/** The texts of version 0: one object store in a database of its own. It is left as it is, and not made if missing. */
export async function readIdbKeptBefore(): Promise<KeptBefore> {
  let isMissing = false;
  const opening = openDB(NAME, undefined, {
    upgrade: (_database, _from, _to, transaction) => {
      isMissing = true;
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  const database = await opening.catch((cause: unknown) => {
    if (isMissing) return null;
    throw cause;
  });
  if (database === null) return new Map();
  const transaction = database.transaction(STORE);
  const [keys, texts] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
  database.close();
  return new Map(keys.map((key, index) => [String(key), String(texts[index])]));
}
