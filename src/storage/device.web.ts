import { createStorage } from './createStorage';
import { readIdbKeptBefore } from './migrations/idbKeptBefore';
import { idbRows } from './rows/idbRows';
import { browserTabs } from './tabs/tabs';

/** In a browser: IndexedDB, which keeps what it acknowledged even when the tab is killed. */
export const deviceStorage = createStorage(idbRows('pichenette'), readIdbKeptBefore, {
  // A page that is not served safely has no locks.
  locks: globalThis.navigator?.locks,
  tabs: browserTabs(),
});
