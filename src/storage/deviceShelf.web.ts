import { idbRows } from './rows/idbRows';
import { createShelf } from './shelf/createShelf';

/** In a browser: IndexedDB, which keeps what it acknowledged even when the tab is killed. */
export const deviceShelf = createShelf(idbRows('pichenette'));
