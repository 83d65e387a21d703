import type { Row, RowKind, RowStore } from '../../../src/storage/rows/rowStore';

/** Writes over one row without regard for its seal: what a failing disk does. */
export const changeRow = (
  store: RowStore,
  kind: RowKind,
  id: string,
  number: number,
  change: (row: Row) => object,
): Promise<void> =>
  store.write(async (rows) => {
    const row = (await rows.get(kind, id, number)) as Row | null;
    if (row === null) throw new Error(`no ${kind} ${number} of ${id}`);
    await rows.put(kind, id, { ...row, ...change(row) });
  });
