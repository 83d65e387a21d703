import { StorageRefusal } from '../fault';
import { inTurn } from './inTurn';
import type { RowKind, RowReader, RowStore, RowWriter } from './rowStore';
import type { Sql } from './sql';

/** Of the table; what is in the rows has versions of its own. */
const SCHEMA_VERSION = 1;

/** No index beside the rows, which could be damaged apart from them and hide what is there. */
const CREATE = `
  CREATE TABLE IF NOT EXISTS rows (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    atMs REAL NOT NULL,
    text TEXT NOT NULL,
    seal TEXT NOT NULL,
    PRIMARY KEY (kind, id, number)
  ) WITHOUT ROWID;
  PRAGMA user_version = ${SCHEMA_VERSION};`;

const WHERE_ID = 'WHERE kind = ? AND id = ?';

async function isSound(sql: Sql): Promise<boolean> {
  const [verdict] = await sql.all('PRAGMA integrity_check(1)', []);
  return verdict?.integrity_check === 'ok';
}

interface Connection {
  readonly sql: Sql;
  /** The file is damaged: what is not found may have been lost. What is found has its seal. */
  readonly isSuspect: boolean;
}

async function prepare(sql: Sql): Promise<Connection> {
  // FULL: a commit has left the caches of the system when it is acknowledged.
  await sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  const [found] = await sql.all('SELECT user_version AS version FROM pragma_user_version', []);
  const version = found?.version;
  if (typeof version === 'number' && version > SCHEMA_VERSION) {
    throw new StorageRefusal('newer', `the database has version ${version}, this app reads ${SCHEMA_VERSION}`);
  }
  if (version !== SCHEMA_VERSION) await sql.exec(`BEGIN IMMEDIATE; ${CREATE} COMMIT;`);
  return { sql, isSuspect: !(await isSound(sql)) };
}

function rowsOver({ sql, isSuspect }: Connection): RowWriter {
  const column = async (name: string, statement: string, values: readonly string[]): Promise<readonly unknown[]> =>
    (await sql.all(statement, values)).map((row) => row[name]);
  const reader: RowReader = {
    get: async (kind, id, number) => {
      const [found] = await sql.all(`SELECT * FROM rows ${WHERE_ID} AND number = ?`, [kind, id, number]);
      if (found === undefined && isSuspect)
        throw new StorageRefusal('damaged', `a ${kind} of ${id} may have been lost`);
      return found ?? null;
    },
    of: (kind, id) => sql.all(`SELECT * FROM rows ${WHERE_ID} ORDER BY number`, [kind, id]),
    numbersOf: async (kind, id) =>
      (await column('number', `SELECT number FROM rows ${WHERE_ID} ORDER BY number`, [kind, id])).map(Number),
    idsOf: async (kind: RowKind) =>
      (await column('id', 'SELECT DISTINCT id FROM rows WHERE kind = ? ORDER BY id', [kind])).map(String),
  };
  return {
    ...reader,
    put: (kind, id, { number, version, atMs, text, seal }) =>
      sql.run(
        'INSERT OR REPLACE INTO rows (kind, id, number, version, atMs, text, seal) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [kind, id, number, version, atMs, text, seal],
      ),
    drop: (kind, id, fromNumber, belowNumber) =>
      sql.run(`DELETE FROM rows ${WHERE_ID} AND number >= ? AND number < ?`, [
        kind,
        id,
        fromNumber,
        Math.min(belowNumber, Number.MAX_SAFE_INTEGER),
      ]),
  };
}

/** Rows in one SQLite database, on one connection: transactions take turns. */
export function sqliteRows(connect: () => Promise<Sql>): RowStore {
  const queue = inTurn();
  let opening: Promise<Connection> | null = null;

  function connection(): Promise<Connection> {
    opening ??= connect().then(prepare);
    opening.catch(() => {
      opening = null;
    });
    return opening;
  }

  const transaction = <T>(begin: string, work: (rows: RowWriter) => Promise<T>): Promise<T> =>
    queue(async () => {
      const opened = await connection();
      const { sql } = opened;
      await sql.exec(begin);
      try {
        const value = await work(rowsOver(opened));
        await sql.exec('COMMIT');
        return value;
      } catch (cause) {
        // SQLite has rolled back by itself when the disk was full: then there is nothing left to end.
        await sql.exec('ROLLBACK').catch(() => undefined);
        throw cause;
      }
    });

  return {
    read: (work) => transaction('BEGIN', work),
    write: (work) => transaction('BEGIN IMMEDIATE', work),
  };
}
