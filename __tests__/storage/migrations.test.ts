import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeSql } from '../../scripts/storage/nodeSql';
import { catacombs } from '../../src/rules/catacombs';
import { StorageRefusal } from '../../src/storage/fault';
import { createStorage, type AppStorage } from '../../src/storage/createStorage';
import { migratedRows } from '../../src/storage/migrations/migratedRows';
import { MIGRATIONS, STORE_VERSION } from '../../src/storage/migrations/migrations';
import { readSqliteKeptBefore } from '../../src/storage/migrations/sqliteKeptBefore';
import { memoryRows } from '../../src/storage/rows/memoryRows';
import { intactRow } from '../../src/storage/rows/sealedRow';
import { GAME_VERSION } from '../../src/storage/shelf/shapes';
import { sqliteRows } from '../../src/storage/rows/sqliteRows';
import { createKeyValue } from '../../src/storage/values/createKeyValue';
import { continued, device } from '../session/catacombs/support/playing';
import { temporaryFolder } from '../support/temporaryFolder';
import { changeRow } from './support/changeRow';
import { valueOf } from './support/games';
import { dumpOf } from './support/rowsDump';
import { causeOf, admitGame, foreignIn, playable } from '../session/support/ofCatacombs';

const fixture = (name: string): string => path.join(__dirname, 'fixtures', name);

/** A copy, because what is opened may be written. */
function copied(name: string): string {
  const file = `${temporaryFolder()}/copy.db`;
  copyFileSync(fixture(name), file);
  return file;
}

const storageIn = (file: string): AppStorage =>
  createStorage(
    sqliteRows(async () => nodeSql(file)),
    { readKeptBefore: async () => new Map(), persistence: async () => 'kept', room: async () => null },
  );

interface Expected {
  readonly id: string;
  readonly stepCount: number;
  readonly prompt: object;
  /** How many steps the app answered; version 1 knew of none. */
  readonly causeCount: number;
}

const expectedOf = (version: number): Expected =>
  JSON.parse(readFileSync(fixture(`v${version}.expected.json`), 'utf8')) as Expected;

/** The game goes on exactly where it was. */
async function expectGame({ shelf }: AppStorage, { id, stepCount, prompt }: Expected): Promise<void> {
  expect(valueOf(await shelf.list())).toMatchObject([{ id, game: catacombs.id, stepCount }]);
  expect(valueOf(await shelf.open(id))).toMatchObject({ dropped: null });
  // What is asked says more than it did then: on which board, and how fast.
  expect((await continued(device(shelf), id)).getState().prompt).toMatchObject(prompt);
}

describe('what was kept by', () => {
  it('version 0 are settings, and they are taken in', async () => {
    const store = sqliteRows(async () => nodeSql(':memory:'));
    const { values } = createStorage(store, {
      readKeptBefore: () => readSqliteKeptBefore(async () => nodeSql(copied('v0.settings.db'))),
      persistence: async () => 'kept',
      room: async () => null,
    });
    expect(JSON.parse(valueOf(await values.read('settings')) ?? '')).toEqual({
      language: 'fr',
      soundVolume: 0.25,
      haptics: 0,
      motion: 'reduced',
      aid: 'none',
    });
  });

  it('version 1 opens, game and all', async () => {
    const storage = storageIn(copied('v1.games.db'));
    await expectGame(storage, expectedOf(1));
    expect(valueOf(await storage.shelf.open(expectedOf(1).id)).snapshot).toEqual({ stepCount: 20, text: '"after 20"' });
    expect(valueOf(await storage.values.read('settings'))).toBe(
      '{"version":1,"value":{"language":"fr","soundVolume":0.25}}',
    );
  });

  it('version 1 in a file can be brought in', async () => {
    const storage = storageIn(':memory:');
    const text = readFileSync(fixture('v1.export.json'), 'utf8');
    expect(valueOf(await storage.files.importAll(text))).toMatchObject({ added: [expectedOf(1).id] });
    await expectGame(storage, expectedOf(1));
  });

  it('version 2 opens with why each step was answered', async () => {
    const storage = storageIn(copied('v2.games.db'));
    await expectGame(storage, expectedOf(2));
    const { steps, snapshot } = valueOf(await storage.shelf.open(expectedOf(2).id));
    expect(steps.filter((text) => causeOf(text)?.by === 'app')).toHaveLength(expectedOf(2).causeCount);
    expect(snapshot?.stepCount).toBe(expectedOf(2).stepCount);
  });

  it('version 2 in a file can be brought in', async () => {
    const storage = storageIn(':memory:');
    const text = readFileSync(fixture('v2.export.json'), 'utf8');
    expect(valueOf(await storage.files.importAll(text, { admit: admitGame }))).toMatchObject({
      added: [expectedOf(2).id],
    });
    await expectGame(storage, expectedOf(2));
  });

  it('version 2 is left alone by an app that knows version 1, and not cut', async () => {
    const rows = sqliteRows(async () => nodeSql(copied('v2.games.db')));
    const written = (await dumpOf(rows)).filter(({ kind }) => kind !== 'store' && kind !== 'value');
    expect(new Set(written.map(({ kind }) => kind))).toEqual(new Set(['game', 'entry', 'step', 'tail', 'snapshot']));
    const seen = written.map(({ kind, id, row }) => {
      try {
        return intactRow(kind, id, 1, row).version;
      } catch (cause) {
        return cause instanceof StorageRefusal ? cause.kind : cause;
      }
    });
    expect(new Set(seen)).toEqual(new Set(['newer']));
  });

  it('version 3 opens, and the game of a rulebook that is not here keeps its row', async () => {
    const { shelf } = storageIn(copied('v3.games.db'));
    const { id, stepCount } = expectedOf(3);
    expect(valueOf(await shelf.open(id))).toMatchObject({ entry: { game: 'stones', stepCount }, dropped: null });
    const listed = valueOf(await device(shelf).games.list());
    expect(foreignIn(listed)).toMatchObject([{ id, named: 'stones', why: 'unknown' }]);
    expect(playable(listed)).toEqual([]);
  });

  it('version 3 in a file leaves such a game out, by its name', async () => {
    const storage = storageIn(':memory:');
    const text = readFileSync(fixture('v3.export.json'), 'utf8');
    const report = valueOf(await storage.files.importAll(text, { admit: admitGame }));
    expect(report).toMatchObject({ added: [], leftOut: [{ id: expectedOf(3).id, game: 'stones', kind: 'unknown' }] });
  });

  it.each(Array.from({ length: GAME_VERSION }, (_, before) => before + 1))('version %d is tested here', (version) => {
    for (const file of ['games.db', 'export.json', 'expected.json']) {
      expect(existsSync(fixture(`v${version}.${file}`))).toBe(true);
    }
  });
});

describe('migrations', () => {
  const before = new Map([['settings', '"as in version 0"']]);

  it.each(MIGRATIONS.map(({ title }, from) => [from, title] as const))(
    'from version %d: %s, when the rows are opened, and once',
    async (from) => {
      const store = memoryRows();
      let asked = 0;
      const askedBefore = async () => {
        asked += 1;
        return before;
      };
      if (from > 0) await createKeyValue(migratedRows(store, async () => new Map())).read('any');
      if (from > 0) await changeRow(store, 'store', 'rows', 0, () => ({ version: from }));
      for (let opening = 0; opening < 3; opening++) {
        await createKeyValue(migratedRows(store, askedBefore)).read('any');
      }
      expect(asked).toBe(1);
      expect(await dumpOf(store)).toContainEqual(
        expect.objectContaining({ kind: 'store', row: expect.objectContaining({ version: STORE_VERSION }) }),
      );
    },
  );

  it('never write over what is there, even when the mark of the version is lost', async () => {
    const store = memoryRows();
    const values = createKeyValue(migratedRows(store, async () => before));
    valueOf(await values.write('settings', '"mine"'));
    await changeRow(store, 'store', 'rows', 0, () => ({ seal: 'lost' }));
    expect(valueOf(await createKeyValue(migratedRows(store, async () => before)).read('settings'))).toBe('"mine"');
  });

  it('leave a newer version as it is', async () => {
    const store = memoryRows();
    await createKeyValue(migratedRows(store, async () => before)).read('settings');
    await changeRow(store, 'store', 'rows', 0, () => ({ version: STORE_VERSION + 1 }));
    const dump = await dumpOf(store);
    const newer = createKeyValue(migratedRows(store, async () => before));
    expect(await newer.read('settings')).toMatchObject({ ok: false, error: { kind: 'newer' } });
    expect(await newer.write('settings', '""')).toMatchObject({ ok: false, error: { kind: 'newer' } });
    expect(await dumpOf(store)).toEqual(dump);
  });

  it('wait for what was kept before, and try again when it cannot be read', async () => {
    const store = memoryRows();
    let isThere = false;
    const values = createKeyValue(
      migratedRows(store, async () => {
        if (!isThere) throw new Error('not yet');
        return before;
      }),
    );
    expect(await values.read('settings')).toMatchObject({ ok: false });
    isThere = true;
    expect(valueOf(await values.read('settings'))).toBe('"as in version 0"');
  });
});
