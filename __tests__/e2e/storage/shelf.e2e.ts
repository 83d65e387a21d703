import { describeShelf } from '../../storage/support/shelfContract';
import { browser } from '../driver/browser';
import { remoteShelf } from './remoteShelf';
import { openStoragePage } from './storagePage';

describeShelf('in IndexedDB', async () => {
  const context = await (await browser()).newContext();
  return [remoteShelf(await openStoragePage(context)), remoteShelf(await openStoragePage(context))];
});
