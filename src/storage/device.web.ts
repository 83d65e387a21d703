import { createStorage } from './createStorage';
import { readIdbKeptBefore } from './migrations/idbKeptBefore';
import { browserRows } from './rows/browserRows';
import { askToPersist } from './tabs/persistence';
import { estimatedRoom } from './tabs/room';
import { browserTabs } from './tabs/tabs';

/** In a browser: IndexedDB, which keeps what it acknowledged even when the tab is killed. */
export const deviceStorage = createStorage(browserRows(), {
  readKeptBefore: readIdbKeptBefore,
  persistence: () => askToPersist(globalThis.navigator?.storage),
  room: () => estimatedRoom(globalThis.navigator?.storage),
  // A page that is not served safely has no locks.
  neighbours: { locks: globalThis.navigator?.locks, tabs: browserTabs() },
});
