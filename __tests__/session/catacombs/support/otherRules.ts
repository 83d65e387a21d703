import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { nodeSql } from '../../../../scripts/storage/nodeSql';
import { createStorage, type AppStorage } from '../../../../src/storage/createStorage';
import type { RowStore } from '../../../../src/storage/rows/rowStore';
import { sqliteRows } from '../../../../src/storage/rows/sqliteRows';
import { temporaryFolder } from '../../../support/temporaryFolder';

export const storageOn = (rows: RowStore): AppStorage =>
  createStorage(rows, {
    readKeptBefore: async () => new Map(),
    persistence: async () => 'kept',
    room: async () => null,
  });

/** A game that an app of other rules has kept; a copy, because what is opened may be written. */
export function keptByOtherRules(name: 'fits' | 'misfit'): AppStorage {
  const file = `${temporaryFolder()}/copy.db`;
  copyFileSync(path.join(__dirname, `../../fixtures/rules1.${name}.db`), file);
  return storageOn(sqliteRows(async () => nodeSql(file)));
}
