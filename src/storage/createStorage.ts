import { createFiles } from './files/createFiles';
import type { ShelfFiles } from './files/shelfFiles';
import { migratedRows } from './migrations/migratedRows';
import type { KeptBefore } from './migrations/migrations';
import type { RowStore } from './rows/rowStore';
import { createShelf, type Neighbours } from './shelf/createShelf';
import type { GameShelf } from './shelf/gameShelf';
import { createKeyValue } from './values/createKeyValue';
import type { KeyValue } from './values/keyValue';

/** All that outlives the app. */
export interface AppStorage {
  readonly shelf: GameShelf;
  readonly values: KeyValue;
  readonly files: ShelfFiles;
}

export function createStorage(
  store: RowStore,
  readKeptBefore: () => Promise<KeptBefore>,
  neighbours?: Neighbours,
): AppStorage {
  const rows = migratedRows(store, readKeptBefore);
  return { shelf: createShelf(rows, neighbours), values: createKeyValue(rows), files: createFiles(rows) };
}
