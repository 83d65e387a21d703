import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeSql } from '../../../scripts/storage/nodeSql';
import { openBelongings } from '../../../src/session/belongings';
import { MODULES } from '../../../src/session/modules';
import { changed, openPeople } from '../../../src/session/people';
import { createStorage, type AppStorage } from '../../../src/storage/createStorage';
import { sqliteRows } from '../../../src/storage/rows/sqliteRows';
import { temporaryFolder } from '../../support/temporaryFolder';

/** What a device is played on from: a file of SQLite. */
const storageIn = (file: string): AppStorage =>
  createStorage(
    sqliteRows(async () => nodeSql(file)),
    { readKeptBefore: async () => new Map(), persistence: async () => 'kept', room: async () => null },
  );

const OLDER = readFileSync(path.join(__dirname, '../fixtures/people.v1.txt'), 'utf8');
const WITHOUT_HAND = OLDER.replace('"isLeftHanded":true', '"isLeftHanded":false');

async function deviceOf(text: string): Promise<string> {
  const file = `${temporaryFolder()}/device.db`;
  expect(await storageIn(file).values.write('people', text)).toMatchObject({ ok: true });
  return file;
}

const handsIn = async (file: string) => (await openPeople(storageIn(file).values).all()).map(({ hand }) => hand);

describe('the hand of somebody who was kept as left-handed or not', () => {
  it('is the left one, and that of the device where there was none', async () => {
    expect(await handsIn(await deviceOf(OLDER))).toEqual(['left']);
    expect(await handsIn(await deviceOf(WITHOUT_HAND))).toEqual(['device']);
  });

  it('may then be the right one on a device for a left hand, and is so ever after', async () => {
    const file = await deviceOf(OLDER);
    const people = openPeople(storageIn(file).values);
    expect(await people.change((all) => changed(all, 'Zoé', { hand: 'right' }))).toMatchObject({ ok: true });
    expect(await handsIn(file)).toEqual(['right']);
    const kept = await storageIn(file).values.read('people');
    expect(kept).toEqual({ ok: true, value: readFileSync(path.join(__dirname, '../fixtures/people.v2.txt'), 'utf8') });
  });

  it('comes out of a file of before, and stays as it is where it is known already', async () => {
    const of = (file: string) =>
      openBelongings({ modules: MODULES, storage: storageIn(file), nowMs: () => Date.UTC(2026, 0, 1) });
    const written = await of(await deviceOf(OLDER)).exportAll();
    if (!written.ok) throw new Error(written.error.reason);
    const elsewhere = `${temporaryFolder()}/elsewhere.db`;
    expect(await of(elsewhere).importAll(written.value.text)).toMatchObject({ ok: true });
    expect(await handsIn(elsewhere)).toEqual(['left']);
    const known = await deviceOf(OLDER.replace('"isLeftHanded":true', '"hand":"right"').replace(':1,', ':2,'));
    expect(await of(known).importAll(written.value.text)).toMatchObject({ ok: true });
    expect(await handsIn(known)).toEqual(['right']);
  });
});
