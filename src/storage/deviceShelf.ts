import { expoSql } from './rows/expoSql';
import { sqliteRows } from './rows/sqliteRows';
import { createShelf } from './shelf/createShelf';

/** On phones and tablets: one SQLite database. */
export const deviceShelf = createShelf(sqliteRows(() => expoSql('pichenette.db')));
