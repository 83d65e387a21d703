import type * as Sqlite from 'node:sqlite';
import type { Sql, SqlRow } from '../../src/storage/rows/sql';

/** The SQLite of Node: the same engine as on a device. */
export function nodeSql(file: string): Sql {
  // Jest resolves modules by itself and does not know the ones that only have their long name.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite') as typeof Sqlite;
  const database = new DatabaseSync(file);
  return {
    exec: async (script) => database.exec(script),
    run: async (statement, values) => {
      database.prepare(statement).run(...values);
    },
    all: async (statement, values) => database.prepare(statement).all(...values) as SqlRow[],
    close: async () => database.close(),
  };
}
