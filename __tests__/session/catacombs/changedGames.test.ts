import { freshChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { memoryRows } from '../../../src/storage/rows/memoryRows';
import { createShelf } from '../../../src/storage/shelf/createShelf';
import { changeRow } from '../../storage/support/changeRow';
import { continued, created, device, type Device } from './support/playing';
import { twoTabs } from './support/tabs';
import { foreignIn, playable } from '../support/ofCatacombs';

async function listed({ games }: Device) {
  const list = await games.list();
  if (!list.ok) throw new Error(list.error.reason);
  return playable(list.value);
}

async function begun(table: Device, name: string): Promise<string> {
  const session = await created(table, { ...freshChoices(5), name });
  session.leave();
  await session.kept();
  return session.getState().gameId;
}

describe('another name', () => {
  it('is kept, and changes neither the order of the list nor what is played', async () => {
    const table = device();
    const first = await begun(table, 'Friday');
    await begun(table, 'Sunday');
    const before = await listed(table);
    expect(await table.games.rename(first, '  Friday night ')).toEqual({ ok: true, value: null });
    const after = await listed(table);
    expect(after.map(({ name }) => name)).toEqual(['Sunday', 'Friday night']);
    expect(after[1]).toEqual({ ...before[1], name: 'Friday night' });
    expect((await continued(table, first)).getState().sheet.name).toBe('Friday night');
  });

  it('is no longer than a card has room for', async () => {
    const table = device();
    const id = await begun(table, 'Friday');
    await table.games.rename(id, 'x'.repeat(5000));
    expect((await listed(table))[0]!.name).toHaveLength(60);
  });

  it('is for a game that is there', async () => {
    expect(await device().games.rename('nowhere', 'x')).toMatchObject({ ok: false, error: { kind: 'missing' } });
  });
});

describe('a game that a table has', () => {
  it('is neither renamed nor removed from another tab, until that table is left', async () => {
    const [here, there] = twoTabs();
    const id = await begun(here, 'Shared');
    const table = here.games.sitAt(id);
    await new Promise<void>((resolve) => {
      table.subscribe(({ kind }) => kind === 'playing' && resolve());
    });
    const refused = { ok: false, error: { kind: 'conflict' } };
    expect(await there.games.rename(id, 'Mine')).toMatchObject(refused);
    expect(await there.games.remove(id)).toMatchObject(refused);
    table.leave();
    await new Promise(setImmediate);
    expect(await there.games.rename(id, 'Mine')).toMatchObject({ ok: true });
    expect(await listed(here)).toMatchObject([{ name: 'Mine' }]);
  });
});

describe('a game that cannot be read', () => {
  it.each([
    ['damaged', { text: '{"torn' }],
    ['newer', { version: 99 }],
  ])('is told of as %s, and hides no other', async (kind, change) => {
    const rows = memoryRows();
    const table = device(createShelf(rows));
    const id = await begun(table, 'Broken');
    await begun(table, 'Whole');
    await changeRow(rows, 'game', id, 0, () => change);
    const all = await table.games.list();
    expect(all.ok && foreignIn(all.value)).toMatchObject([{ id, named: null, why: kind }]);
    expect((await listed(table)).map(({ name }) => name)).toEqual(['Whole']);
  });
});
