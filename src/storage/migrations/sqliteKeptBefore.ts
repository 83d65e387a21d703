import type { KeptBefore } from './migrations';
import type { Sql } from '../rows/sql';

/** The texts of version 0: the key-value table that comes with expo-sqlite, in a file of its own. It is left as it is. */
export async function readSqliteKeptBefore(connect: () => Promise<Sql>): Promise<KeptBefore> {
  const sql = await connect();
  try {
    const tables = await sql.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'storage'", []);
    if (tables.length === 0) return new Map();
    const found = await sql.all('SELECT key, value FROM storage', []);
    return new Map(found.map(({ key, value }) => [String(key), String(value)]));
  } finally {
    await sql.close();
  }
}
