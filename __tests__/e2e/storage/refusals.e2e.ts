import { newGame, stepText, stepTexts, valueOf, writeGame } from '../../storage/support/games';
import { browser } from '../driver/browser';
import { remoteShelf } from './remoteShelf';
import { openOpaquePage, openStoragePage, ORIGIN } from './storagePage';

const ROOM_BYTES = 2_000_000;

describe('a full disk', () => {
  it('is said to be full, and costs nothing that was kept', async () => {
    const context = await (await browser()).newContext();
    const page = await openStoragePage(context);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: ORIGIN, quotaSize: ROOM_BYTES });
    const shelf = remoteShelf(page);
    await writeGame(shelf, 'a', 3);
    const tooLong = 'x'.repeat(4 * ROOM_BYTES);
    expect(await shelf.append('a', 3, tooLong, 9)).toMatchObject({ ok: false, error: { kind: 'full' } });
    expect(valueOf(await shelf.open('a'))).toMatchObject({ steps: stepTexts(3), dropped: null });
    valueOf(await shelf.append('a', 3, stepText(3), 9));
    expect(valueOf(await shelf.open('a'))).toMatchObject({ steps: stepTexts(4), dropped: null });
  });
});

describe('a page that may keep nothing', () => {
  it('says so at every call', async () => {
    const shelf = remoteShelf(await openOpaquePage(await (await browser()).newContext()));
    const denied = { ok: false, error: { kind: 'denied' } };
    expect(await shelf.list()).toMatchObject(denied);
    expect(await shelf.create(newGame('a'))).toMatchObject(denied);
    expect(await shelf.append('a', 0, stepText(0), 1)).toMatchObject(denied);
  });
});
