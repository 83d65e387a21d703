import type { RowStore } from '../../src/storage/rows/rowStore';
import { memoryRows } from '../../src/storage/rows/memoryRows';
import { sqliteRows } from '../../src/storage/rows/sqliteRows';
import { createShelf } from '../../src/storage/shelf/createShelf';
import { temporaryFolder } from '../support/temporaryFolder';
import { stepTexts, valueOf, writeGame } from './support/games';
import { nodeSql } from '../../scripts/storage/nodeSql';
import { describeShelf } from './support/shelfContract';

const inSqlite = (file: string): RowStore => sqliteRows(async () => nodeSql(file));

describeShelf('in memory', async () => {
  const rows = memoryRows();
  return [createShelf(rows), createShelf(rows)];
});

describeShelf('in SQLite', async () => {
  const file = `${temporaryFolder()}/games.db`;
  return [createShelf(inSqlite(file)), createShelf(inSqlite(file))];
});

describe.each([
  ['memory', memoryRows],
  ['SQLite', () => inSqlite(':memory:')],
])('rows in %s', (_name, freshRows) => {
  it('are as they were when a transaction fails', async () => {
    const rows = freshRows();
    await writeGame(createShelf(rows), 'a', 3);
    const failed = rows.write(async (writer) => {
      await writer.drop('step', 'a', 0, Infinity);
      await writer.put('step', 'a', { number: 9, version: 1, atMs: 0, text: 'stray', seal: '' });
      throw new Error('in the middle');
    });
    await expect(failed).rejects.toThrow('in the middle');
    expect(valueOf(await createShelf(rows).open('a'))).toMatchObject({ steps: stepTexts(3), dropped: null });
  });
});

describe('the SQLite connection', () => {
  it('writes ahead, and through the caches of the system, before it acknowledges', async () => {
    const sql = nodeSql(`${temporaryFolder()}/games.db`);
    await createShelf(sqliteRows(async () => sql)).list();
    expect(await sql.all('PRAGMA journal_mode', [])).toEqual([{ journal_mode: 'wal' }]);
    expect(await sql.all('PRAGMA synchronous', [])).toEqual([{ synchronous: 2 }]);
  });

  it('leaves a database of a newer app as it is', async () => {
    const file = `${temporaryFolder()}/games.db`;
    await writeGame(createShelf(inSqlite(file)), 'a', 1);
    const sql = nodeSql(file);
    await sql.exec('PRAGMA user_version = 2');
    const newer = { ok: false, error: { kind: 'newer' } };
    expect(await createShelf(inSqlite(file)).list()).toMatchObject(newer);
    expect(await createShelf(inSqlite(file)).append('a', 1, 'step', 1)).toMatchObject(newer);
    expect(await sql.all('SELECT user_version FROM pragma_user_version', [])).toEqual([{ user_version: 2 }]);
  });
});
