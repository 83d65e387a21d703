import { ROW_KINDS, type FoundRow, type RowKind, type RowStore } from '../../../src/storage/rows/rowStore';

export interface DumpedRow {
  readonly kind: RowKind;
  readonly id: string;
  readonly row: FoundRow;
}

/** Every row, as it lies there. */
export const dumpOf = (store: RowStore): Promise<readonly DumpedRow[]> =>
  store.read(async (rows) => {
    const dump: DumpedRow[] = [];
    for (const kind of ROW_KINDS) {
      for (const id of await rows.idsOf(kind)) {
        for (const row of await rows.of(kind, id)) dump.push({ kind, id, row });
      }
    }
    return dump;
  });
