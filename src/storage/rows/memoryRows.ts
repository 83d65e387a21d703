import { inTurn } from './inTurn';
import type { Row, RowKind, RowStore, RowWriter } from './rowStore';

type Shelf = Map<RowKind, Map<string, Map<number, Row>>>;

/** Rows for as long as the object lives. */
export function memoryRows(): RowStore {
  const kept: Shelf = new Map();
  const queue = inTurn();

  const rowsOf = (kind: RowKind, id: string): Map<number, Row> => {
    const ids = kept.get(kind) ?? new Map<string, Map<number, Row>>();
    kept.set(kind, ids);
    const rows = ids.get(id) ?? new Map<number, Row>();
    ids.set(id, rows);
    return rows;
  };
  const numbersOf = (kind: RowKind, id: string): number[] => [...rowsOf(kind, id).keys()].sort((a, b) => a - b);

  /** The transaction, and what takes it back. */
  function begin(): { readonly rows: RowWriter; readonly undo: () => void } {
    const undoing: (() => void)[] = [];
    const change = (kind: RowKind, id: string, number: number, row: Row | null): void => {
      const rows = rowsOf(kind, id);
      const before = rows.get(number);
      undoing.push(() => (before === undefined ? rows.delete(number) : rows.set(number, before)));
      if (row === null) rows.delete(number);
      else rows.set(number, row);
    };
    const rows: RowWriter = {
      get: async (kind, id, number) => {
        const row = rowsOf(kind, id).get(number);
        return row === undefined ? null : { ...row };
      },
      of: async (kind, id) => numbersOf(kind, id).map((number) => ({ ...rowsOf(kind, id).get(number) })),
      numbersOf: async (kind, id) => numbersOf(kind, id),
      idsOf: async (kind) =>
        [...(kept.get(kind) ?? [])]
          .filter(([, rows]) => rows.size > 0)
          .map(([id]) => id)
          .sort(),
      put: async (kind, id, row) => change(kind, id, row.number, row),
      drop: async (kind, id, fromNumber, belowNumber) =>
        numbersOf(kind, id)
          .filter((number) => number >= fromNumber && number < belowNumber)
          .forEach((number) => change(kind, id, number, null)),
    };
    return { rows, undo: () => undoing.reverse().forEach((step) => step()) };
  }

  return {
    read: (work) => queue(() => work(begin().rows)),
    write: (work) =>
      queue(async () => {
        const { rows, undo } = begin();
        try {
          return await work(rows);
        } catch (cause) {
          undo();
          throw cause;
        }
      }),
  };
}
