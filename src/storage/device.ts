import { createStorage } from './createStorage';
import { readSqliteKeptBefore } from './migrations/sqliteKeptBefore';
import { expoSql } from './rows/expoSql';
import { sqliteRows } from './rows/sqliteRows';

/** On phones and tablets: one SQLite database. */
export const deviceStorage = createStorage(
  sqliteRows(() => expoSql('pichenette.db')),
  {
    readKeptBefore: () => readSqliteKeptBefore(() => expoSql('ExpoSQLiteStorage')),
    persistence: async () => 'kept',
    room: async () => null,
  },
);
