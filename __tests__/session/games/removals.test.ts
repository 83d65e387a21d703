import { freshChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { memoryRows } from '../../../src/storage/rows/memoryRows';
import { createShelf } from '../../../src/storage/shelf/createShelf';
import { created, device, type Device } from '../catacombs/support/playing';
import { twoTabs } from '../catacombs/support/tabs';

let games = 0;

/** The locks are those of the whole process: each game has a name of its own. */
async function begun(table: Device): Promise<string> {
  const session = await created(table, { ...freshChoices(5), name: `Game ${games++}` });
  session.leave();
  await session.kept();
  return session.getState().gameId;
}

const isOnDisk = async ({ shelf }: Device, id: string): Promise<boolean> => (await shelf.open(id)).ok;

async function isListed(table: Device, id: string): Promise<boolean> {
  const list = await table.games.list();
  return list.ok && list.value.some((game) => game.id === id);
}

describe('a game that was removed', () => {
  it('can be given back until that is offered no more, and then is gone for good', async () => {
    const table = device();
    const id = await begun(table);
    await table.games.remove(id);
    expect([await isListed(table, id), await isOnDisk(table, id)]).toEqual([false, true]);
    expect(await table.games.restore(id)).toMatchObject({ ok: true });
    await table.games.forget(id);
    expect(await isListed(table, id)).toBe(true);
    await table.games.remove(id);
    await table.games.forget(id);
    expect(await isOnDisk(table, id)).toBe(false);
    expect(await table.games.restore(id)).toMatchObject({ ok: false, error: { kind: 'missing' } });
  });

  it('is gone at the next start, when the app was ended before', async () => {
    const rows = memoryRows();
    const table = device(createShelf(rows));
    const [removed, kept] = [await begun(table), await begun(table)];
    await table.games.remove(removed);
    const later = device(createShelf(rows));
    await later.games.forgetAll();
    expect([await isOnDisk(later, removed), await isOnDisk(later, kept)]).toEqual([false, true]);
  });

  it('stays while the tab that removed it offers it back, whatever starts beside it', async () => {
    const [here, there] = twoTabs();
    const id = await begun(here);
    await here.games.remove(id);
    await there.games.forgetAll();
    expect(await here.games.restore(id)).toMatchObject({ ok: true });
    expect(await isListed(there, id)).toBe(true);
  });

  it('stays when giving it back could not be written', async () => {
    const table = device();
    const id = await begun(table);
    const full = device({
      ...table.shelf,
      restore: async () => ({ ok: false, error: { kind: 'full', reason: 'no room' } }),
    });
    await full.games.remove(id);
    expect(await full.games.restore(id)).toMatchObject({ ok: false });
    await full.games.forget(id);
    expect(await isOnDisk(table, id)).toBe(true);
  });

  it('stays when it has come back through another tab', async () => {
    const [here, there] = twoTabs();
    const id = await begun(here);
    await here.games.remove(id);
    await there.games.restore(id);
    await here.games.forget(id);
    expect(await isListed(here, id)).toBe(true);
  });
});
