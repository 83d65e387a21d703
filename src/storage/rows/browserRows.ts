import { idbRows } from './idbRows';
import type { RowStore } from './rowStore';
import { twinRows } from './twinRows';

const NAME = 'pichenette';

/** A part of the storage with databases of its own, which only Chromium has; its types come with no library yet. */
interface BucketManager {
  open(name: string, options: { readonly durability: 'strict' }): Promise<{ readonly indexedDB: IDBFactory }>;
}

const isBucketManager = (found: unknown): found is BucketManager =>
  typeof found === 'object' && found !== null && 'open' in found;

function findBuckets(): BucketManager | null {
  const found = 'storageBuckets' in navigator ? navigator.storageBuckets : null;
  return isBucketManager(found) ? found : null;
}

/** IndexedDB, and in Chromium once more in a bucket: see `twinRows`. */
export function browserRows(): RowStore {
  const rows = idbRows(NAME);
  if (typeof navigator === 'undefined') return rows;
  const [buckets, { locks }] = [findBuckets(), navigator];
  if (buckets === null || locks === undefined) return rows;
  const twin = idbRows(NAME, async () => (await buckets.open(NAME, { durability: 'strict' })).indexedDB);
  return twinRows(rows, twin, (work) => locks.request(`${NAME} rows`, work));
}
