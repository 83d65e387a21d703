import { createFiles } from './files/createFiles';
import type { ShelfFiles } from './files/shelfFiles';
import { migratedRows } from './migrations/migratedRows';
import type { KeptBefore } from './migrations/migrations';
import type { RowStore } from './rows/rowStore';
import { createShelf, type Neighbours } from './shelf/createShelf';
import type { GameShelf } from './shelf/gameShelf';
import { createKeyValue } from './values/createKeyValue';
import type { Persistence } from './tabs/persistence';
import type { StorageRoom } from './tabs/room';
import type { KeyValue } from './values/keyValue';

/** All that outlives the app. */
export interface AppStorage {
  readonly shelf: GameShelf;
  readonly values: KeyValue;
  readonly files: ShelfFiles;
  /** Settled with whether the device may clear it all by itself; it is asked not to. */
  persistence(): Promise<Persistence>;
  room(): Promise<StorageRoom | null>;
}

/** Where the app runs: what it finds there besides the rows. */
export interface Surroundings {
  /** What was kept before the rows were there. */
  readonly readKeptBefore: () => Promise<KeptBefore>;
  readonly persistence: () => Promise<Persistence>;
  readonly room: () => Promise<StorageRoom | null>;
  readonly neighbours?: Neighbours;
}

export function createStorage(
  store: RowStore,
  { readKeptBefore, persistence, room, neighbours }: Surroundings,
): AppStorage {
  const rows = migratedRows(store, readKeptBefore);
  const shelf = createShelf(rows, neighbours);
  return {
    shelf: {
      ...shelf,
      // Asked for when there is something to lose, as browsers grant it to pages that are used.
      create: (game) => {
        void persistence();
        return shelf.create(game);
      },
    },
    values: createKeyValue(rows),
    files: createFiles(rows),
    persistence,
    room,
  };
}
