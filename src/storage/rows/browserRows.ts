import { idbRows } from './idbRows';
import type { RowStore } from './rowStore';
import { twinRows } from './twinRows';

const NAME = 'pichenette';

/** A part of the storage with databases of its own, which only Chromium has; its types come with no library yet. */
interface BucketManager {
  open(name: string, options: { readonly durability: 'strict' }): Promise<Bucket>;
}

interface Bucket {
  readonly indexedDB: IDBFactory;
}

const isBucketManager = (found: unknown): found is BucketManager =>
  typeof found === 'object' && found !== null && 'open' in found;

function findBuckets(): BucketManager | null {
  const found = 'storageBuckets' in navigator ? navigator.storageBuckets : null;
  return isBucketManager(found) ? found : null;
}

/** Databases of a bucket. Once nobody holds the bucket itself, transactions in it never end: it is held here. */
function factoryIn(buckets: BucketManager): () => Promise<IDBFactory> {
  let held: Bucket | null = null;
  return async () => {
    held ??= await buckets.open(NAME, { durability: 'strict' });
    return held.indexedDB;
  };
}

/** IndexedDB, and in Chromium once more in a bucket: see `twinRows`. */
export function browserRows(): RowStore {
  const rows = idbRows(NAME);
  if (typeof navigator === 'undefined') return rows;
  const [buckets, { locks }] = [findBuckets(), navigator];
  if (buckets === null || locks === undefined) return rows;
  const twin = idbRows(NAME, factoryIn(buckets));
  return twinRows(rows, twin, (work) => locks.request(`${NAME} rows`, work));
}
