import { guarded } from '../guarded';
import type { RowStore } from '../rows/rowStore';
import { exportRows } from './exporting';
import { importRows } from './importing';
import { readExport } from './readExport';
import type { ShelfFiles } from './shelfFiles';

export const createFiles = (store: RowStore): ShelfFiles => ({
  exportAll: (atMs) => guarded(() => store.read((rows) => exportRows(rows, atMs))),
  importAll: (text) =>
    guarded(async () => {
      const file = readExport(text);
      return store.write((rows) => importRows(rows, file));
    }),
});
