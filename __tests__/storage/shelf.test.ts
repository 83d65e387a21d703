import { memoryRows } from '../../src/storage/rows/memoryRows';
import { sqliteRows } from '../../src/storage/rows/sqliteRows';
import { nodeSql } from './support/nodeSql';
import { describeShelf } from './support/shelfContract';

describeShelf('in memory', memoryRows);
describeShelf('in SQLite', () => sqliteRows(async () => nodeSql(':memory:')));
